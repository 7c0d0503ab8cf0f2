//! What is wrong with a position or with rules, in Portuguese: clauses that go on after a colon, and their words.

use super::fault::Clause;

/// The template, see [`super::fault`].
pub(super) const fn clause(clause: Clause) -> &'static str {
    match clause {
        Clause::NoKing => "{side} não têm rei",
        Clause::ManyKings => "{side} têm mais de um rei",
        Clause::KingInReserve => "{side} têm um rei na reserva",
        Clause::PawnOnLastRank => "há um peão em {at}, e ali não pode haver nenhum",
        Clause::MarkImpossible => "a peça de {at} não pode ser um peão promovido: é um peão ou um rei",
        Clause::CastlingImpossible => {
            "{side} não podem fazer o roque {wing}: o rei ou a torre não está no seu sítio"
        }
        Clause::EnPassantImpossible => "nenhum peão acaba de saltar por cima de {at}",
        Clause::OpponentInCheck => "quem não tem a vez está em xeque, dado de {by}",
        Clause::FieldText => "texto",
        Clause::FieldBoard => "peças",
        Clause::FieldReserve => "reserva",
        Clause::FieldTurn => "vez",
        Clause::FieldCastling => "roques",
        Clause::FieldEnPassant => "en passant",
        Clause::FieldHalfMoves => "contador dos 50 lances",
        Clause::FieldFullMoves => "número do lance",
        Clause::Empty => "não há nada escrito",
        Clause::TooLong => "o texto é longo demais",
        Clause::TooManyFields => "depois do número do lance não vai nada",
        Clause::UnknownSign => "{sign} não significa nada aqui",
        Clause::RowTooLong => "a fila {rank} tem mais de oito casas",
        Clause::RowTooShort => "a fila {rank} tem menos de oito casas",
        Clause::TooManyRows => "há mais de oito filas e uma reserva",
        Clause::RowMissing => "falta a fila {rank}",
        Clause::StrayMark => "~ marca um peão promovido e vai depois de cavalo, bispo, torre ou dama",
        Clause::BracketOpen => "o parêntese reto não se fecha",
        Clause::SecondReserve => "a reserva está duas vezes",
        Clause::CountWithoutLetter => "o número vai depois da letra que conta",
        Clause::TooManyInReserve => "{side} têm na reserva mais de 255 {pieces}",
        Clause::NotATurn => "a vez é w ou b",
        Clause::RightTwice => "{sign} está duas vezes",
        Clause::NotASquare => "aqui vai - ou uma casa, como e3",
        Clause::NotANumber => "aqui vai um número inteiro",
        Clause::NumberTooLarge => "o número passa de 65535",
        Clause::SecondBoardMissing => "só há um tabuleiro, e dois escrevem-se A | B",
        Clause::TooManyParts => "depois dos relógios não vai nada",
        Clause::Clocks => "os relógios são quatro números inteiros de milissegundos",
        Clause::White => "as brancas",
        Clause::Black => "as pretas",
        Clause::WingKing => "pequeno",
        Clause::WingQueen => "grande",
        Clause::BadAddress => "Não se entende o endereço",
        Clause::NoRules => "as regras começam por",
        Clause::NoOption => "não há essa opção nas regras",
        Clause::MayBe => "pode ser",
        Clause::WrittenLike => "escreve-se como",
        Clause::Character => "carácter ",
        Clause::Or => " ou ",
    }
}
