// Plays steps one after the other: each is some clicks, as assistive technology makes them, and what is seen once it is done.
// `window.__played` says how many are done, when the match began and ended, and what came to a stop.
let played;
const PATIENCE = 30_000;
const rested = (ms) => new Promise((done) => { setTimeout(done, ms); });

const until = async (what, look) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
        const seen = look();
        if (seen) return seen;
        if (Date.now() > end) throw new Error(`in vain: ${what}`);
        await rested(1);
    }
};

// A square may lie under a piece; everything else has to be seen.
const find = (selector) => selector.includes("data-square")
    ? document.querySelector(selector)
    : document.querySelectorAll(selector).length > 0 && __probe.shown(selector)[0];

const stands = ([board, square, piece]) => {
    const all = document.querySelectorAll(`svg.board[data-board=${board}] [data-piece][data-at=${square}]:not(.ghosted)`);
    return piece ? all.length === 1 && all[0].dataset.piece === piece : all.length === 0;
};

const click = (element) =>
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));

const play = async (steps, rest) => {
    for (const { clicks, squares, seen, keep } of steps) {
        for (const selector of clicks) {
            const element = await until(selector, () => find(selector));
            if (selector === "[data-action=start]") played.began = performance.now();
            click(element);
        }
        await until(JSON.stringify(squares), () => squares.every(stands));
        if (seen) await until(seen, () => find(seen));
        played.ended = performance.now();
        if (keep) played.kept.push({ text: window.pasapezas.match(), began: played.began, ended: played.ended });
        played.done += 1;
        await rested(rest);
    }
};
// Said once for all matches of a page: browsers remember the text of scripts for a while.
window.__play = (steps, rest) => {
    played = window.__played = { done: 0, began: 0, ended: 0, stuck: "", over: false, kept: [] };
    window.__end = play(steps, rest)
        .catch((error) => { played.stuck = `step ${played.done}: ${error.message}`; })
        .finally(() => { played.over = true; });
};
