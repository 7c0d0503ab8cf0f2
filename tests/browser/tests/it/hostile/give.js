// Gives the page inputs by its own ways in, one after the other, until something is wrong; then a good file, whose first move
// must be right. The body of a function that gets the inputs, each with its way and its bytes in base64.
return (async ([inputs]) => {
    const find = (selector) => document.querySelector(selector);
    const pause = (time) => new Promise((done) => { setTimeout(done, time); });
    const tick = () => pause(0);
    const until = async (what, holds) => {
        const end = performance.now() + 20_000;
        while (!holds()) {
            if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
            await tick();
        }
    };

    const go = async (hash) => {
        location.hash = hash;
        await tick();
        await tick();
    };
    const page = async (hash, selector) => {
        if (location.hash !== hash) await go(hash);
        await until(selector, () => find(selector));
        document.activeElement?.blur?.();
    };

    const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const words = (text) => new TextDecoder().decode(bytes(text));
    const chosen = (text) => {
        const data = new DataTransfer();
        data.items.add(new File([bytes(text)], "hostile.txt"));
        return data;
    };
    const choose = (field, text) => {
        field.files = chosen(text).files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const paste = (text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", words(text));
        dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    };
    const read = async () => {
        await tick();
        await tick();
        await until("the end of reading", () => !find("#study .reading"));
    };
    const review = () => page("#study", "#study .review");

    // What the library has got besides what was there goes again.
    const base = () => new Promise((done, failed) => {
        const request = indexedDB.open("pasapezas");
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const forget = async () => {
        const known = window.__known, store = await base();
        const transaction = store.transaction(["matches", "entries"], "readwrite");
        for (const [name, id] of [["matches", (key) => key], ["entries", ([key]) => key]]) {
            const kept = transaction.objectStore(name), keys = kept.getAllKeys();
            keys.onsuccess = () => keys.result.filter((key) => !known.includes(id(key))).forEach((key) => kept.delete(key));
        }
        await new Promise((done, failed) => { transaction.oncomplete = done; transaction.onabort = failed; });
        store.close();
    };

    const ways = {
        async drop(text) {
            await review();
            dispatchEvent(new DragEvent("drop", { dataTransfer: chosen(text), bubbles: true, cancelable: true }));
            await read();
        },
        async paste(text) {
            await review();
            paste(text);
            await read();
        },
        async pick(text) {
            await review();
            choose(find("#study .review input[type=file]"), text);
            await read();
        },
        async launch(text) {
            await window.launch([["hostile.json", bytes(text)]], null);
            await read();
        },
        async share(text) {
            const url = new URL(location.href);
            url.hash = "";
            url.search = `?text=${encodeURIComponent(words(text))}`;
            await window.launch([], url.href);
            await read();
        },
        async link(text) {
            await go(`#study=${words(text)}`);
        },
        async type(text) {
            await page("#study/editor", "#study .etext textarea");
            const field = find("#study .etext textarea");
            field.value = words(text);
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
            await tick();
            field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
            await tick();
        },
        async arrange(text) {
            await page("#study/editor", "#study .etext textarea");
            paste(text);
            await tick();
        },
        async import(text) {
            // What was said of the last file goes with the page.
            await page("#study", "#study .review");
            await page("#study/library", "#study [data-action=import-file]");
            choose(find("#study [data-action=import-file]"), text);
            await until("a word about the file", () => find("#study .lnote .said, #study .lnote .wrong"));
            await forget();
        },
    };

    const wrong = () => (find(".crash") ? "the page has crashed" : window.__probe.complaints[0]);
    const seen = { at: 0, way: "", wrong: null, slowest: 0 };
    try {
        for (const [way, text] of inputs) {
            seen.way = way;
            const start = performance.now();
            await ways[way](text);
            seen.slowest = Math.max(seen.slowest, performance.now() - start);
            seen.wrong = wrong() ?? null;
            if (seen.wrong) return seen;
            seen.at += 1;
        }
        seen.way = "a good file afterwards";
        const file = "abcdefgh"[window.__good = ((window.__good ?? 0) + 1) % 8];
        await ways.drop(btoa(`[WhiteA "Ana"]\n1A. ${file}3 1a. e5 *\n`));
        await until("its moves", () => find("#study .mlist")?.textContent.includes(`${file}3`));
        dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        await until("its first move", () => find(`#study svg[data-board=A] [data-at=${file}3]`)?.dataset.piece === "wP");
        seen.wrong = wrong() ?? null;
    } catch (error) {
        seen.wrong = `${error}`;
    }
    return seen;
})(arguments);
