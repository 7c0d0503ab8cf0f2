// Runs before the page: a screen that can be kept awake, as far as the page can tell. `window.__screen` says what was asked of it.
(manner) => {
    if (window.__screen) return;
    const screen = (window.__screen = { asked: 0, hidden: 0, held: 0, waiting: [], answer: () => screen.waiting.splice(0).forEach((give) => give()) });
    const locks = new Set();
    const letGo = (lock) => {
        if (!locks.delete(lock)) return;
        lock.released = true;
        screen.held = locks.size;
    };
    const lock = () => {
        const lock = { released: false, release: async () => letGo(lock) };
        locks.add(lock);
        screen.held = locks.size;
        return lock;
    };
    // As browsers do it: nobody who is not seen keeps the screen awake.
    document.addEventListener("visibilitychange", () => { if (document.hidden) locks.forEach(letGo); }, true);
    const request = (kind) => {
        if (kind !== "screen") throw new TypeError(`there is no lock of a ${kind}`);
        screen.asked += 1;
        if (document.hidden) screen.hidden += 1;
        if (manner === "throws") throw new TypeError("not here");
        if (manner === "refuses" || document.hidden) return Promise.reject(new DOMException("not now", "NotAllowedError"));
        if (manner === "slow") return new Promise((give) => screen.waiting.push(() => give(lock())));
        return Promise.resolve(lock());
    };
    const wakeLock = { absent: undefined, odd: {}, number: { request: () => 7 } };
    Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, get: () => manner in wakeLock ? wakeLock[manner] : { request } });
}
