() => {
    // What the store was given, and what the browser has written of it: its own word, beside the page's. A write is a transaction.
    const kept = [], writes = new Map();
    const store = window.__store = { kept, n_writes: 0 };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (value, key) {
        const request = add.call(this, value, key);
        if (this.name !== "entries") return request;
        const write = this.transaction;
        if (!writes.has(write)) {
            writes.set(write, []);
            write.addEventListener("complete", () => {
                kept.push(...writes.get(write));
                store.n_writes += 1;
                writes.delete(write);
            });
        }
        writes.get(write).push({ id: key[0], number: key[1], text: value });
        return request;
    };
}
