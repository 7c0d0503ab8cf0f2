// Starts the page: loads the module that Trunk built. Its two files carry a hash in their names, so this script, which is
// the same for every build, reads them from the two preload links that Trunk writes (`pattern_preload` in Trunk.toml).
const address = (id) => document.getElementById(id).href;

// What the two modules of the page say to each other, all of it text: the table puts its part here, see
// web/src/shell/study.rs, and the study finds it, see web/study/src/table.rs. crash.js, which comes first, has begun it.
// `ahead` is settled once all has come that is fetched before anybody asks for it.
let tries = 0, laid, allAhead;
// In the page as one file everything is there already, see xtask/src/single.rs.
const { inside } = globalThis.pasapezas;
Object.assign(globalThis.pasapezas, { openStudy, layouts, handed: [], ahead: new Promise((done) => { allAhead = done; }) });
const linked = new Map(), early = new Map();
// The one address that starts a script in another way than by an element or an import.
const WORKER = new URL("sw.js", document.baseURI).href;
const policy = globalThis.trustedTypes?.createPolicy("pasapezas", { createScriptURL: (url) => url === WORKER ? url : "" });
const workers = serviceWorkers();
let touched = false, pressed = false, answered = Boolean(workers?.controller);
workers?.addEventListener("controllerchange", takenOver);
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { touched = true; }, { once: true, capture: true });
const start = location.href;
takeShared(location.href);
globalThis.launchQueue?.setConsumer(takeLaunch);

// Somebody who has chosen a layout finds it as it was, from the first picture on.
if (/^layout (?!even$)/m.test(settings())) await layouts();

try {
    const page = inside?.page ?? await import(address("page-script"));
    await page.default({ module_or_path: inside?.bytes("page-module") ?? address("page-module") });
    if (inside) allAhead();
    else fetchAhead().catch(() => {}).then(allAhead).then(keepForOffline).catch(() => {});
} catch (error) {
    globalThis.pasapezas.missing(error);
}

// Loads the study into its element, which names its files. Called again only after it has failed: then by another address,
// since a browser may remember that a script was not to be had.
async function openStudy() {
    if (inside) return inside.study.default({ module_or_path: inside.bytes("study-module") });
    const { script, module, styles } = studyFiles();
    const again = tries++ ? `?${tries}` : "";
    const [study, bytes] = await Promise.all([
        import(script + again),
        early.get(module)?.then((blob) => new Response(blob)).catch(() => fetch(module)) ?? fetch(module),
        ...styles.map((href) => addStyles(href)),
    ]);
    early.clear();
    await study.default({ module_or_path: bytes });
}

function studyFiles() {
    const { script, module, styles } = document.getElementById("study").dataset;
    const from = (name) => new URL(name, document.baseURI).href;
    return { script: from(script), module: from(module), styles: styles.split(" ").map(from) };
}

// Fetches the study once the page has nothing else to do, so that its pages, the form for a new match above all, come without
// a wait. It is not started, and no file is fetched twice. Whoever saves data, or has a slow line, gets it when he opens it.
async function fetchAhead() {
    await new Promise((idle) => globalThis.requestIdleCallback ? requestIdleCallback(idle, { timeout: 5000 }) : setTimeout(idle, 500));
    const { saveData, effectiveType = "" } = navigator.connection ?? {};
    if (tries || saveData || effectiveType.includes("2g")) return;
    const { script, module, styles } = studyFiles();
    // A script that did not come is asked for by another address, as above; until it is started it does nothing.
    const study = import(script).catch(() => { tries++; });
    const bytes = fetch(module, { priority: "low" }).then((answer) => answer.ok ? answer.blob() : Promise.reject(new Error(module)));
    early.set(module, bytes);
    await Promise.all([study, bytes, ...styles.map((href) => addStyles(href, "not all"))]);
}

// Loads the styles of the layouts that somebody has to choose first. Without them the table lies as it usually does.
function layouts() {
    if (inside) return Promise.resolve();
    const names = document.getElementById("study").dataset.layouts.split(" ");
    return laid ??= Promise.all(names.map((name) => addStyles(new URL(name, document.baseURI).href))).catch(() => { laid = undefined; });
}

// Keeps the page for use without a network, where the browser can: see sw.js. Another build of it that has come meanwhile waits
// until somebody presses `update`, which the table offers, or until the next visit; only a page that nobody has touched yet, with
// no match under way, goes over to it at once. Not for tests: they begin anew each time.
async function keepForOffline() {
    const { version } = document.getElementById("study").dataset;
    if (!version || !workers || new URL(location).searchParams.has("test")) return;
    const registration = await workers.register(policy?.createScriptURL(WORKER) ?? WORKER, { updateViaCache: "none" });
    const look = () => {
        if (registration.waiting && registration.active) offer(() => {
            if (registration.waiting) registration.waiting.postMessage("now");
            else location.reload();
        });
    };
    if (isFree()) registration.waiting?.postMessage("alone");
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    registration.installing?.addEventListener("statechange", look);
}

// A frame that may keep nothing may not even ask.
function serviceWorkers() {
    try { return navigator.serviceWorker; } catch { return undefined; }
}

// Another build answers for this page from now on, unless it is the first that does.
function takenOver() {
    const first = !answered;
    answered = true;
    if (first) return;
    if (pressed || isFree()) location.reload();
    else offer(() => location.reload());
}

function offer(update) {
    globalThis.pasapezas.update = () => {
        pressed = true;
        update();
    };
    dispatchEvent(new Event("update"));
}

// Whether nothing is lost when the page is loaded again.
function isFree() {
    return !touched && !["playing", "paused"].includes(globalThis.pasapezas.phase?.());
}

function settings() {
    try { return localStorage.getItem("pasapezas.settings") ?? ""; } catch { return ""; }
}

// Styles for no medium are fetched and do nothing, until they are added again.
function addStyles(href, media = "all") {
    const known = linked.get(href);
    if (known) {
        known.link.media = media;
        return known.loaded;
    }
    const link = document.createElement("link");
    const loaded = new Promise((done, failed) => {
        link.onload = done;
        link.onerror = () => {
            linked.delete(href);
            link.remove();
            failed(new Error(href));
        };
    });
    linked.set(href, { link, loaded });
    Object.assign(link, { rel: "stylesheet", media, href });
    document.head.append(link);
    return loaded;
}

// What the system hands over waits in `handed` for the study, which hears of it: a text, or a file of records.
function hand(thing) {
    globalThis.pasapezas.handed.push(thing);
    location.hash = "#study";
    dispatchEvent(new Event("handed"));
}

// A launch comes with files, or at an address with a text; the page's own address is taken already.
async function takeLaunch({ files = [], targetURL }) {
    if (targetURL && targetURL !== start) takeShared(targetURL);
    if (!files.length) return;
    const all = await Promise.all(files.map((handle) => handle.getFile()));
    // Several are one file of records.
    hand(all.length > 1 ? new File(all.flatMap((file) => [file, "\n\n"]), all[0].name) : all[0]);
}

// A text that was shared stands in the address, until it is taken. One with a link of ours leads where the link does.
function takeShared(address) {
    const url = new URL(address);
    const words = ["text", "url", "title"].map((name) => url.searchParams.get(name)?.trim()).filter(Boolean);
    if (!words.length) return;
    if (address === location.href) {
        for (const name of ["text", "url", "title"]) url.searchParams.delete(name);
        history.replaceState(history.state, "", url);
    }
    const link = words.join(" ").match(/#study=[\w.-]+/);
    if (link) location.hash = link[0];
    else hand(words[0]);
}
