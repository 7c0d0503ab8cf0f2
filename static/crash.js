// The last resort. Whatever fails, a module of ours or a script, or that nothing could be loaded, the reader is told, and what
// was played is not lost. This script needs nothing else of the page, and its words are here: it works when the modules have
// stopped, or never came.

const WORDS = {
    en: {
        title: "Something failed on this page", body: "The game stopped because of a fault of ours.",
        kept: "The match is kept: copy it or download it, or reload and go on from the last move.",
        copy: "Copy the match", copied: "Copied", download: "Download the match", reload: "Reload and go on",
        again: "It has failed again. You may leave this match in the library and begin with an empty table.",
        fresh: "Begin with an empty table", stay: "Close this note", details: "Details of the fault", retry: "Reload",
        missing: "The game could not be loaded. Check the connection and reload the page.",
        old: "This browser does not support WebAssembly. Update it or try another one.",
    },
    gl: {
        title: "Algo fallou na páxina", body: "O xogo parou por un erro noso.",
        kept: "A partida está gardada: cópiaa ou descárgaa, ou volve cargar a páxina e segue desde a última xogada.",
        copy: "Copiar a partida", copied: "Copiada", download: "Descargar a partida", reload: "Volver cargar e seguir",
        again: "Fallou outra vez. Podes deixar esta partida na biblioteca e empezar cunha mesa baleira.",
        fresh: "Empezar cunha mesa baleira", stay: "Pechar este aviso", details: "Detalles do erro", retry: "Volver cargar",
        missing: "Non se puido cargar o xogo. Comproba a conexión e volve cargar a páxina.",
        old: "Este navegador non admite WebAssembly. Actualízao ou proba con outro.",
    },
    es: {
        title: "Algo ha fallado en la página", body: "El juego se ha parado por un error nuestro.",
        kept: "La partida está guardada: cópiala o descárgala, o recarga la página y sigue desde la última jugada.",
        copy: "Copiar la partida", copied: "Copiada", download: "Descargar la partida", reload: "Recargar y seguir",
        again: "Ha fallado otra vez. Puedes dejar esta partida en la biblioteca y empezar con una mesa vacía.",
        fresh: "Empezar con una mesa vacía", stay: "Cerrar este aviso", details: "Detalles del error", retry: "Recargar",
        missing: "No se ha podido cargar el juego. Comprueba la conexión y recarga la página.",
        old: "Este navegador no admite WebAssembly. Actualízalo o prueba con otro.",
    },
    pt: {
        title: "Algo falhou na página", body: "O jogo parou por um erro nosso.",
        kept: "A partida está guardada: copia-a ou descarrega-a, ou recarrega a página e continua desde o último lance.",
        copy: "Copiar a partida", copied: "Copiada", download: "Descarregar a partida", reload: "Recarregar e continuar",
        again: "Falhou outra vez. Podes deixar esta partida na biblioteca e começar com uma mesa vazia.",
        fresh: "Começar com uma mesa vazia", stay: "Fechar este aviso", details: "Detalhes do erro", retry: "Recarregar",
        missing: "Não foi possível carregar o jogo. Verifica a ligação e recarrega a página.",
        old: "Este navegador não suporta WebAssembly. Atualiza-o ou experimenta outro.",
    },
    fr: {
        title: "Une erreur s’est produite sur la page", body: "Le jeu s’est arrêté à cause d’une erreur de notre part.",
        kept: "La partie est enregistrée : copie-la ou télécharge-la, ou recharge la page et continue après le dernier coup.",
        copy: "Copier la partie", copied: "Copiée", download: "Télécharger la partie", reload: "Recharger et continuer",
        again: "Nouvelle erreur. Tu peux laisser cette partie dans la bibliothèque et commencer avec une table vide.",
        fresh: "Commencer avec une table vide", stay: "Fermer cet avis", details: "Détails de l’erreur", retry: "Recharger",
        missing: "Le jeu n’a pas pu être chargé. Vérifie la connexion et recharge la page.",
        old: "Ce navigateur ne prend pas en charge WebAssembly. Mets-le à jour ou essaies-en un autre.",
    },
    de: {
        title: "Auf dieser Seite ist etwas fehlgeschlagen", body: "Das Spiel ist durch einen Fehler von uns stehen geblieben.",
        kept: "Die Partie ist gespeichert: Kopiere sie, lade sie herunter oder lade die Seite neu und spiele weiter.",
        copy: "Partie kopieren", copied: "Kopiert", download: "Partie herunterladen", reload: "Neu laden und weiterspielen",
        again: "Es ist wieder fehlgeschlagen. Du kannst die Partie in der Bibliothek lassen und mit leerem Tisch anfangen.",
        fresh: "Mit leerem Tisch anfangen", stay: "Hinweis schließen", details: "Einzelheiten", retry: "Neu laden",
        missing: "Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.",
        old: "Dieser Browser unterstützt kein WebAssembly. Aktualisiere ihn oder nimm einen anderen.",
    },
};

// What fails within so many milliseconds after a reload has failed again.
const SOON = 60_000;
const base = new URL(".", import.meta.url).href;
const wall = (globalThis.pasapezas ??= {});

/** A module has stopped: called by it while it still can. */
wall.fault = (details) => show(details, false);
/** Nothing could be loaded. */
wall.missing = (error) => tell({ body: globalThis.WebAssembly ? "missing" : "old", details: String(error) });

addEventListener("error", ({ error, filename, message }) => {
    if (filename?.startsWith(base) || isOurs(error)) show(error?.stack ?? message, !isTrap(error));
});
addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs(reason)) show(reason.stack, !isTrap(reason));
});

// What fails in an extension, or on the page around ours, is not our business.
function isOurs(error) {
    return String(error?.stack).includes(base);
}

function isTrap(error) {
    return Boolean(globalThis.WebAssembly) && error instanceof WebAssembly.RuntimeError;
}

// Shows what has failed with the match beside it. What is not a module of ours may be closed again: the table goes on.
async function show(details, mayStay) {
    const sheet = tell({ body: "body", details, mayStay });
    if (!sheet) return;
    const kept = await wall.kept?.().catch(() => undefined);
    const text = live() ?? kept?.[1];
    if (text) offer(sheet, text, kept?.[0]);
}

// The match, if the module that has it can still say it.
function live() {
    try { return wall.match?.() || undefined; } catch { return undefined; }
}

// The first thing that fails is what is told: the rest follows from it.
function tell({ body, details, mayStay }) {
    if (document.querySelector(".crash")) return undefined;
    const words = spoken();
    const sheet = element("dialog", "sheet crash");
    sheet.setAttribute("role", "alertdialog");
    const form = element("form");
    form.method = "dialog";
    const title = element("h2", "", words.title);
    title.id = "crash-title";
    sheet.setAttribute("aria-labelledby", title.id);
    const more = element("details");
    more.append(element("summary", "", words.details), element("p", "", details));
    const buttons = element("div", "does");
    buttons.append(button("reload", body === "body" ? words.reload : words.retry, reload, "btn pri"));
    if (mayStay) buttons.append(button("stay", words.stay, () => sheet.remove()));
    else sheet.oncancel = (event) => event.preventDefault();
    sheet.onclose = () => sheet.remove();
    form.append(title, element("p", "", words[body]), buttons, more);
    sheet.append(form);
    document.body.append(sheet);
    sheet.showModal();
    return sheet;
}

function offer(sheet, text, id) {
    const words = spoken();
    const buttons = sheet.querySelector(".does");
    buttons.before(element("p", "", words.kept));
    buttons.append(
        button("copy-match", words.copy, (event) => copy(event.currentTarget, text)),
        button("save-match", words.download, () => save(text)),
    );
    if (id && failedBefore()) {
        buttons.before(element("p", "", words.again));
        buttons.append(button("fresh", words.fresh, () => wall.setAside(id, "*").finally(reload)));
    }
    // What goes on is the match, and not what the address asked for.
    if (id) sheet.dataset.kept = id;
}

function reload() {
    const url = new URL(location.href);
    if (document.querySelector(".crash[data-kept]")) {
        for (const wish of ["bfen", "rules"]) url.searchParams.delete(wish);
    }
    history.replaceState(history.state, "", url);
    location.reload();
}

async function copy(pressed, text) {
    try {
        await navigator.clipboard.writeText(text);
        pressed.textContent = spoken().copied;
    } catch {
        // By hand, then.
        const field = element("textarea");
        field.readOnly = true;
        field.value = text;
        field.setAttribute("aria-label", spoken().copy);
        pressed.closest("form").append(field);
        field.select();
    }
}

function save(text) {
    const link = element("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "pasapezas.log";
    link.click();
}

// Whether the page has failed just before as well; from now on it has.
function failedBefore() {
    const now = Date.now();
    try {
        const before = Number(sessionStorage.getItem("pasapezas.failed"));
        sessionStorage.setItem("pasapezas.failed", String(now));
        return now - before < SOON;
    } catch {
        return false;
    }
}

// The words of the language that the reader has chosen, or that the browser asks for.
function spoken() {
    const chosen = () => /^lang (\w+)$/m.exec(localStorage.getItem("pasapezas.settings"))?.[1];
    const tags = [];
    try { tags.push(chosen()); } catch { /* No storage, no choice. */ }
    tags.push(...navigator.languages);
    // A page that has got as far as showing itself says which language it speaks.
    if (document.querySelector("#app > *:not(noscript)")) tags.unshift(document.documentElement.lang);
    const known = tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag in WORDS);
    return WORDS[known ?? "en"];
}

function button(action, text, press, look = "btn") {
    const made = element("button", look, text);
    made.type = "button";
    made.dataset.action = action;
    made.onclick = press;
    return made;
}

function element(tag, look = "", text = "") {
    const made = document.createElement(tag);
    if (look) made.className = look;
    made.textContent = text;
    return made;
}
