// Starts the page: loads the module that Trunk built. Its two files carry a hash in their names, so this script, which is
// the same for every build, reads them from the two preload links that Trunk writes (`pattern_preload` in Trunk.toml).
const address = (id) => document.getElementById(id).href;

// What the two modules of the page say to each other, all of it text: the table puts its part here, see
// web/src/shell/study.rs, and the study finds it, see web/study/src/table.rs. crash.js, which comes first, has begun it.
Object.assign(globalThis.pasapezas, { openStudy, layouts, handed: [] });
let tries = 0, laid;
const start = location.href;
takeShared(location.href);
globalThis.launchQueue?.setConsumer(takeLaunch);

// Somebody who has chosen a layout finds it as it was, from the first picture on.
if (/^layout (?!even$)/m.test(settings())) await layouts();

try {
    const page = await import(address("page-script"));
    await page.default({ module_or_path: address("page-module") });
} catch (error) {
    globalThis.pasapezas.missing(error);
}

// Loads the study into its element, which names its files. Called again only after it has failed: then by another address,
// since a browser may remember that a script was not to be had.
async function openStudy() {
    const { script, module, styles } = document.getElementById("study").dataset;
    const from = (name) => new URL(name, document.baseURI).href;
    const again = tries++ ? `?${tries}` : "";
    const [study, bytes] = await Promise.all([
        import(from(script) + again),
        fetch(from(module)),
        ...styles.split(" ").map((name) => addStyles(from(name))),
    ]);
    await study.default({ module_or_path: bytes });
}

// Loads the styles of the layouts that somebody has to choose first. Without them the table lies as it usually does.
function layouts() {
    const names = document.getElementById("study").dataset.layouts.split(" ");
    return laid ??= Promise.all(names.map((name) => addStyles(new URL(name, document.baseURI).href))).catch(() => { laid = undefined; });
}

function settings() {
    try { return localStorage.getItem("pasapezas.settings") ?? ""; } catch { return ""; }
}

function addStyles(href) {
    return new Promise((done, failed) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.onload = done;
        link.onerror = () => {
            link.remove();
            failed(new Error(href));
        };
        link.href = href;
        document.head.append(link);
    });
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
