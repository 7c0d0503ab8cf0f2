// What the store has of a match: its text and its result; or why it does not say.
const [id, patience] = arguments;
return new Promise((done) => {
    let waits_for = "the store";
    const fail = (why) => done({ Err: `${waits_for}: ${why}` });
    setTimeout(() => fail("no answer"), patience);
    const request = indexedDB.open("pasapezas");
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
        waits_for = "a transaction";
        const base = request.result, look = base.transaction(["matches", "entries"]);
        const match = look.objectStore("matches").get(id);
        const ids = look.objectStore("matches").getAllKeys();
        const lines = look.objectStore("entries").getAll(IDBKeyRange.bound([id], [id, []]));
        look.onabort = () => fail(look.error);
        look.oncomplete = () => {
            base.close();
            if (!match.result) return fail(`there are only ${ids.result} and ${lines.result.length} entries`);
            const text = match.result.head + lines.result.map((line) => `${line}\n`).join("");
            done({ Ok: { text, result: match.result.result } });
        };
    };
});
