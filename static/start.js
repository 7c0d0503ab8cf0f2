// Starts the page: loads the module that Trunk built. Its two files carry a hash in their names, so this script, which is
// the same for every build, reads them from the two preload links that Trunk writes (`pattern_preload` in Trunk.toml).
const address = (id) => document.getElementById(id).href;

// What the two modules of the page say to each other, all of it text: the table puts its part here, see
// web/src/shell/study.rs, and the study finds it, see web/study/src/table.rs.
globalThis.pasapezas = { openStudy };
let tries = 0;

const page = await import(address("page-script"));
await page.default({ module_or_path: address("page-module") });

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
