// Keeps the page for use without a network: the files of one build in one cache, so that files of two builds never meet.
// `cargo xtask` writes the build's version and files in here, and the version into the page; without them nobody starts this.
const VERSION = "%VERSION%";
// What a visit needs to play, and what may follow. "./" is the page itself.
const FIRST = ["%FIRST%"], REST = ["%REST%"];

const at = (name) => new URL(name, registration.scope).href;
const PAGE = at("./"), OURS = `pasapezas ${registration.scope} `, CACHE = OURS + VERSION;
const files = new Set([...FIRST, ...REST].map(at));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(takeOver(event.data)));

// Whatever is not one of these files is none of our business.
addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const place = url.split("#")[0], [path] = place.split("?");
    const page = mode === "navigate" && (path === PAGE || path === at("index.html"));
    if (method === "GET" && (page || files.has(place))) event.respondWith(answer(event, page ? PAGE : place));
});

// Whoever saves data gets the rest as he asks for it.
async function install() {
    const cache = await caches.open(CACHE);
    const wanted = navigator.connection?.saveData ? FIRST : [...FIRST, ...REST];
    await Promise.all(wanted.map((name) => keep(cache, at(name))));
}

async function keep(cache, place) {
    // A name with a number tells the contents: then what the browser has got already is good.
    const asked = /-[0-9a-f]{15,16}(_bg)?\.\w+$/.test(place) ? "default" : "no-cache";
    const got = await fetch(place, { cache: asked, priority: "low" });
    if (!got.ok) throw new Error(`${place}: ${got.status}`);
    // No page may be an answer that was led elsewhere.
    const whole = got.redirected ? new Response(await got.blob(), { headers: got.headers }) : got;
    // While another build is being put on the server, the next visit tries again.
    if (place === PAGE && !(await whole.clone().text()).includes(VERSION)) throw new Error(`${place} is of another build`);
    await cache.put(place, whole);
}

async function activate() {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
}

// Another build is used when the reader wants it, or where the page that asks is alone. One that was left a moment ago may still
// be counted.
async function takeOver(how) {
    for (let tries = how === "alone" ? 5 : 1; tries > 0; tries -= 1) {
        const pages = how === "now" ? [] : await clients.matchAll({ includeUncontrolled: true });
        if (pages.length < 2) return skipWaiting();
        await new Promise((later) => { setTimeout(later, 200); });
    }
}

async function answer(event, place) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(place);
    if (kept) return kept;
    const got = await fetch(event.request);
    if (got.ok) {
        if (place !== PAGE) event.waitUntil(cache.put(place, got.clone()));
    } else {
        // The browser has thrown it away, and the server has another build: the next visit begins with that one.
        await Promise.all([caches.delete(CACHE), registration.unregister()]);
    }
    return got;
}
