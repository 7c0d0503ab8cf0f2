//! What holds for every text there is.

use pasapezas_core::{
    Article, Bonus, CastleSide, Color, DropRole, Millis, Move, Piece, Preset, Role, RuleSetFault, Seat,
    Surplus, Team, TimeControl,
};

use super::{at, examples, for_each_scene, names, outcomes};
use crate::editor::{Note, Tool};
use crate::i18n::rulebook::{self, RulesUi};
use crate::i18n::speech::{self, Effect, MoveFacts};
use crate::i18n::{
    self, AboutUi, DoorUi, EditorUi, Lang, LayoutUi, OptionId, PrintUi, SettingsUi, SetupUi, ShareUi,
    StudyUi, TableUi, Ui, end_sentence, headline, minutes_error, name_field, reason, reason_short, refusal,
    refusal_short, reserve_label, seat_label, setup_ui, table_ui, ui, winners,
};

/// Every kind of text at least once.
fn all_texts(lang: Lang) -> Vec<String> {
    let mut texts: Vec<String> = Ui::ALL.iter().map(|label| ui(lang, *label).to_owned()).collect();
    for refused in examples() {
        for_each_scene(|scene| {
            texts.push(refusal(lang, refused, scene).into_owned());
            texts.push(refusal_short(lang, refused, scene).into_owned());
        });
    }
    let names = names();
    for outcome in outcomes() {
        texts.push(headline(lang, outcome).to_owned());
        texts.push(winners(lang, outcome, &names).into_owned());
        for both_flags in [false, true] {
            let ending = i18n::Ending { outcome, both_flags, seventy_five: both_flags };
            for say in [reason, reason_short, end_sentence] {
                texts.push(say(lang, ending, &names).into_owned());
            }
        }
    }
    for seat in Seat::ALL {
        texts.push(seat_label(lang, seat).into_owned());
        texts.push(name_field(lang, seat).into_owned());
        texts.push(reserve_label(lang, names.at(seat)).into_owned());
        texts.push(speech::turn_sentence(lang, seat, None).into_owned());
        texts.push(speech::turn_sentence(lang, seat, Some(names.at(seat))).into_owned());
        texts.push(speech::clock_sentence(lang, names.at(seat), Millis(3_723_000)).into_owned());
        texts.push(speech::check_sentence(lang, names.at(seat)).into_owned());
        texts.push(speech::flag_sentence(lang, names.at(seat)).into_owned());
    }
    for role in Role::ALL {
        for color in Color::ALL {
            for promoted in [false, true] {
                let piece = Piece { role, color, promoted };
                texts.push(speech::square_label(lang, at(), Some(piece)).into_owned());
            }
        }
        texts.push(speech::piece_plural(lang, role).to_owned());
        texts.push(speech::piece_chosen(lang, role, at()).into_owned());
    }
    for role in DropRole::ALL {
        let mv = Move::Drop { role, to: at() };
        let facts = MoveFacts { mv, role: role.role(), captured: None, effect: Effect::Check };
        texts.push(speech::move_sentence(lang, facts).into_owned());
        texts.push(speech::pass_received(lang, role).into_owned());
        texts.push(speech::pass_sentence(lang, role, names.at(Seat::WHITE_B)).into_owned());
        texts.push(speech::stored_piece_chosen(lang, role).into_owned());
    }
    texts.push(minutes_error(lang, 1, 180).into_owned());
    texts.extend(table_texts(lang));
    texts.extend(setup_texts(lang));
    texts.extend(book_texts(lang));
    texts.extend(super::arbiter::texts(lang));
    texts.extend(super::fault::texts(lang));
    texts.extend(PrintUi::ALL.iter().map(|label| i18n::print_ui(lang, *label).to_owned()));
    texts.extend(StudyUi::ALL.iter().map(|label| i18n::study_ui(lang, *label).to_owned()));
    texts.extend(super::study::texts(lang));
    texts.extend(LayoutUi::ALL.iter().map(|label| i18n::layout_ui(lang, *label).to_owned()));
    texts.extend(DoorUi::ALL.iter().map(|label| i18n::door_ui(lang, *label).to_owned()));
    texts.extend(editor_texts(lang));
    texts.extend(page_texts(lang));
    texts
}

/// Those of the pages of the study that have little else to say.
fn page_texts(lang: Lang) -> Vec<String> {
    let about = AboutUi::ALL.iter().map(|label| i18n::about_ui(lang, *label).to_owned());
    let settings = SettingsUi::ALL.iter().map(|label| i18n::settings_ui(lang, *label).to_owned());
    let share = ShareUi::ALL.iter().map(|label| i18n::share_ui(lang, *label).to_owned());
    about.chain(settings).chain(share).collect()
}

fn table_texts(lang: Lang) -> Vec<String> {
    let mut texts: Vec<String> = TableUi::ALL.iter().map(|label| table_ui(lang, *label).to_owned()).collect();
    let names = names();
    for seat in Seat::ALL {
        let name = names.at(seat);
        texts.push(i18n::time_field(lang, seat).into_owned());
        texts.push(speech::draw_offered(lang, name).into_owned());
        texts.push(speech::draw_declined(lang, name).into_owned());
        texts.push(speech::draw_agreed(lang, seat.board).into_owned());
        texts.push(speech::time_corrected(lang, name, Millis::seconds(61)).into_owned());
        texts.push(speech::clock_fallen(lang, name).into_owned());
        texts.push(i18n::removal_done(lang, name).into_owned());
        texts.push(i18n::take_back_question(lang, name, seat.board).into_owned());
        texts.push(speech::waits_for_piece(lang, name).into_owned());
        for role in DropRole::ALL {
            texts.push(i18n::removal_offer(lang, role, at(), name).into_owned());
            texts.push(speech::claim_opened(lang, name, role, at()).into_owned());
            texts.push(speech::taken_off(lang, name, role, at(), names.at(seat.partner())).into_owned());
        }
    }
    for team in Team::ALL {
        texts.push(i18n::claim_time_label(lang, team).into_owned());
    }
    texts.extend([1, 2].map(|moves| speech::taken_back(lang, moves).into_owned()));
    texts.push(i18n::gap_sentence(lang, Millis::seconds(61)).into_owned());
    texts.push(i18n::gap_banner(lang, Millis::seconds(61)).into_owned());
    texts
}

fn editor_texts(lang: Lang) -> Vec<String> {
    let mut texts: Vec<String> =
        EditorUi::ALL.iter().map(|label| i18n::editor_ui(lang, *label).to_owned()).collect();
    texts.extend(Tool::all().map(|tool| i18n::tool_name(lang, tool).into_owned()));
    for color in Color::ALL {
        texts.extend(CastleSide::ALL.map(|side| i18n::castling_box(lang, color, side).into_owned()));
        let piece = Piece::new(color, Role::Queen);
        texts.push(i18n::taken_up(lang, piece, at()).into_owned());
        for role in DropRole::ALL {
            let more = Surplus { color, role, count: 17, most: 16 };
            texts.push(i18n::editor_note(lang, Note::Surplus(more)).into_owned());
        }
    }
    texts.extend([1, 2].map(|count| i18n::n_faults(lang, count).into_owned()));
    for role in DropRole::ALL {
        texts.push(i18n::store_one(lang, role, 2).into_owned());
        texts.push(i18n::unstore_one(lang, role).into_owned());
    }
    for seat in Seat::ALL {
        texts.push(i18n::reserve_of(lang, seat).into_owned());
        texts.push(i18n::text_help(lang, seat.board).into_owned());
        texts.extend(
            [Note::Mate(seat), Note::Stalemate(seat)].map(|note| i18n::editor_note(lang, note).into_owned()),
        );
    }
    texts
}

fn book_texts(lang: Lang) -> Vec<String> {
    let labels = RulesUi::ALL.iter().map(|label| rulebook::rules_ui(lang, *label));
    let headings =
        rulebook::book(lang).iter().map(move |chapter| rulebook::heading(lang, chapter.rule.article));
    let rules =
        rulebook::rules(lang).flat_map(|rule| [rule.text].into_iter().chain(rule.notes.iter().copied()));
    labels.chain(headings).chain(rules).map(str::to_owned).collect()
}

fn setup_texts(lang: Lang) -> Vec<String> {
    let mut texts: Vec<String> = SetupUi::ALL.iter().map(|label| setup_ui(lang, *label).to_owned()).collect();
    for preset in Preset::ALL {
        texts.push(i18n::preset_origin(lang, preset).to_owned());
        texts.push(i18n::preset_summary(lang, preset).to_owned());
        texts.push(i18n::back_to_preset(lang, preset).into_owned());
    }
    for option in OptionId::ALL {
        texts.push(i18n::option_name(lang, option).to_owned());
        texts.push(i18n::option_help(lang, option).to_owned());
        texts.extend(option.choices().into_iter().map(|value| i18n::value_name(lang, value).into_owned()));
    }
    let two = Millis::seconds(2);
    for bonus in [Bonus::None, Bonus::Increment(two), Bonus::Bronstein(two), Bonus::Delay(two)] {
        texts.push(i18n::setup_line(lang, None, &TimeControl::five_minutes().with(bonus)).into_owned());
        texts.push(i18n::time_short(lang, &TimeControl::five_minutes().with(bonus)).into_owned());
    }
    texts.push(i18n::setup_line(lang, None, &TimeControl::Untimed).into_owned());
    texts.push(i18n::versus(lang, &names()).into_owned());
    texts.push(i18n::rules_fault(lang, RuleSetFault::FlagsCanDeadlock).to_owned());
    texts.push(i18n::read_article(lang, Article::MATE).into_owned());
    texts.push(i18n::seconds_error(lang, 0, 60).into_owned());
    texts.extend(Team::ALL.map(|team| i18n::hands_team(lang, team).into_owned()));
    texts.extend(Seat::ALL.map(|seat| i18n::hands_seat(lang, seat).into_owned()));
    texts
}

#[test]
fn texts_are_clean() {
    for lang in Lang::ALL {
        for text in all_texts(lang) {
            assert_eq!(text.trim(), text);
            for ban in ["  ", "(artigo", "(artículo", "(article", "!", "¡", "'", "\"", "...", " .", " ,"] {
                assert!(!text.contains(ban), "{ban:?} in {text}");
            }
        }
    }
}

#[test]
fn questions_open_in_spanish_alone() {
    for lang in Lang::ALL {
        for text in all_texts(lang) {
            let (opened, closed) = (text.matches('¿').count(), text.matches('?').count());
            match lang {
                Lang::Spanish => assert_eq!(opened, closed, "{text}"),
                Lang::Galician | Lang::English | Lang::Portuguese | Lang::French | Lang::German => {
                    assert_eq!(opened, 0, "{text}");
                }
            }
        }
    }
}

/// Words of `text` in lower case.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase)
}

/// Castilian and Portuguese forms, and words that the vocabulary rules out.
const NOT_GALICIAN: &str = "axedrez jaque tablas tablero tableros reloj empate alfis alfiles bispo raíña ficha fichas \
    coronar corona coronado coronados coronación victoria ganar gana xugada xugadas turno oponente pieza piezas casilla \
    casillas rey caballo peones pareja jugada jugar juega y el los las hay una ahora usted ayuda";

#[test]
fn galician_is_galician() {
    for text in all_texts(Lang::Galician) {
        for word in words(&text) {
            assert!(!NOT_GALICIAN.split(' ').any(|bad| bad == word), "{word} in {text}");
        }
        assert!(!text.to_lowercase().contains("ao mellor"), "{text}");
        let ours = text.replace("JavaScript", "").replace("JSON", "").replace("WebAssembly", "");
        assert!(!ours.contains(['j', 'J', 'y', 'Y', 'ç', 'ã', 'õ', 'ê', 'ô']), "{text}");
    }
}

/// Galician forms that slip into Spanish most easily.
const NOT_SPANISH: &str = "xaque xogada xogar táboas taboleiro taboleiros reloxo peza pezas peóns rei cabalo cabalos \
    alfís parella gaña quenda unha non os ao oitava";

#[test]
fn spanish_is_spanish() {
    for text in all_texts(Lang::Spanish) {
        for word in words(&text) {
            assert!(!NOT_SPANISH.split(' ').any(|bad| bad == word), "{word} in {text}");
        }
    }
}

#[test]
fn english_has_no_accents_but_in_names() {
    for text in all_texts(Lang::English) {
        let plain = text.replace("Uxía", "").replace("Antón", "");
        let odd = plain.chars().find(|letter| !letter.is_ascii() && !"’“”·½–…".contains(*letter));
        assert_eq!(odd, None, "{text}");
    }
}

/// Galician and Castilian forms, and those of Brazil, that slip into Portuguese most easily.
const NOT_PORTUGUESE: &str = "xaque xogada xogar táboas taboleiro reloxo peza pezas alfil alfís cabalo parella gaña quenda \
    unha non jaque jugada tablas tablero reloj pieza caballo pareja y el los las usted você vocês tela arquivo arquivos \
    usuário registro esporte time placar salvar";

#[test]
fn portuguese_is_portuguese() {
    for text in all_texts(Lang::Portuguese) {
        for word in words(&text) {
            assert!(!NOT_PORTUGUESE.split_whitespace().any(|bad| bad == word), "{word} in {text}");
        }
        assert!(!text.contains(['ñ', 'ü']), "{text}");
    }
}

/// French puts a space that does not break before `: ; ?` and inside its quotation marks.
#[test]
fn french_signs_keep_their_spaces() {
    for text in all_texts(Lang::French) {
        for (at, sign) in text.char_indices().filter(|(_, sign)| ":;?»".contains(*sign)) {
            let before = text[..at].chars().next_back();
            let is_time = before.is_some_and(|before| before.is_ascii_digit()) && sign == ':';
            let opens = sign == '?' && at == 0;
            assert!(is_time || opens || before == Some('\u{a0}'), "{sign} in {text}");
        }
        let opened = text.match_indices('«').all(|(at, sign)| text[at + sign.len()..].starts_with('\u{a0}'));
        assert!(opened, "{text}");
        assert!(!text.contains(['“', '”']), "{text}");
    }
}

/// French drops the vowel of *le*, *de*, *que* and the like before another one.
#[test]
fn french_vowels_are_dropped() {
    const VOWELS: &str = "aeiouàâéèêëîïôùûœ";
    for text in all_texts(Lang::French) {
        let all: Vec<String> = text.split([' ', '\u{a0}']).map(str::to_lowercase).collect();
        for two in all.windows(2) {
            let [first, second] = two else { continue };
            let drops = ["le", "la", "de", "que", "je", "ne", "se", "te", "me", "ce", "jusque"]
                .contains(&first.as_str());
            let vowel = second.chars().next().is_some_and(|letter| VOWELS.contains(letter));
            // Letters of squares and boards are read by their names.
            let is_word = second.chars().count() > 2;
            assert!(!(drops && vowel && is_word), "{first} {second} in {text}");
        }
    }
}

/// Nouns that German writes with a capital wherever they stand.
#[test]
fn german_nouns_have_a_capital() {
    const NOUNS: &str = "zug züge figur figuren brett bretter bauer bauern springer läufer turm dame könig feld felder reihe uhr \
        uhren zeit blättchen partie schach reserve team gegner partner minuten sekunden seite datei link \
        stellung rochade farbe farben spieler";
    for text in all_texts(Lang::German) {
        for word in text.split(|letter: char| !letter.is_alphabetic()) {
            assert!(!NOUNS.split_whitespace().any(|noun| noun == word), "{word} in {text}");
        }
    }
}
