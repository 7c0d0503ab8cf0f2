// Puts what a version has left on a device into the browser's stores, in place of what is there.
const kept = JSON.parse(arguments[0]);
localStorage.clear();
for (const [key, text] of Object.entries(kept.local)) localStorage.setItem(key, text);
return new Promise((done, failed) => {
    const gone = indexedDB.deleteDatabase("pasapezas");
    gone.onerror = () => failed(gone.error);
    gone.onsuccess = () => {
        const request = indexedDB.open("pasapezas", kept.version);
        request.onupgradeneeded = () => ["matches", "entries"].forEach((name) => request.result.createObjectStore(name));
        request.onsuccess = () => {
            const base = request.result;
            const filling = base.transaction(["matches", "entries"], "readwrite");
            for (const name of ["matches", "entries"]) {
                for (const [key, value] of kept[name]) filling.objectStore(name).put(value, key);
            }
            filling.oncomplete = () => { base.close(); done(null); };
        };
    };
});
