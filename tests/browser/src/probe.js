// Runs before every page of a test: listens for complaints, counts what the page does, and tells what stands on it.
() => {
    if (window.__probe) return;
    const complaints = [], shifts = [];
    const counts = { frames: 0, writes: 0, moves: 0, mutations: 0, cancels: 0 };

    for (const kind of ["error", "warn"]) {
        const original = console[kind].bind(console);
        console[kind] = (...words) => { complaints.push(`console.${kind}: ${words.join(" ")}`); original(...words); };
    }
    addEventListener("error", (event) => complaints.push(`error: ${event.message || event.target?.src || event.target?.href}`), true);
    addEventListener("unhandledrejection", (event) => complaints.push(`unhandled rejection: ${event.reason}`));
    addEventListener("securitypolicyviolation", (event) =>
        complaints.push(`Content-Security-Policy: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sourceFile ?? ""}`));

    // Shifts right after input count too: nothing of this page may move when something happens.
    const note = (entries) => {
        for (const entry of entries) {
            const moved = entry.sources.map(({ node, previousRect: p, currentRect: c }) =>
                `${node?.nodeName}.${node?.className?.baseVal ?? node?.className} ${p.x},${p.y} ${p.width}×${p.height} → ${c.x},${c.y} ${c.width}×${c.height}`);
            shifts.push(`${entry.value}: ${moved.join("; ")}`);
        }
    };
    // Chromium alone tells of shifts.
    const shifted = new PerformanceObserver((list) => note(list.getEntries()));
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) shifted.observe({ type: "layout-shift", buffered: true });

    // Time that the tests let pass: `skew(ms)` puts the page's steady clock forward, `wall(ms)` the one on the wall.
    let ahead = 0, calendar = 0;
    const now = performance.now.bind(performance), date = Date.now.bind(Date);
    performance.now = () => now() + ahead;
    Date.now = () => date() + calendar;
    // Events are stamped by the same clock.
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    Object.defineProperty(Event.prototype, "timeStamp", { ...stamp, get() { return stamp.get.call(this) + ahead; } });

    // One call of requestAnimationFrame is one callback; a write is a property or attribute that places something.
    const ask = window.requestAnimationFrame.bind(window);
    window.__count = ask;
    window.requestAnimationFrame = (callback) => ask((time) => { counts.frames += 1; callback(time); });
    const style = CSSStyleDeclaration.prototype;
    const set = style.setProperty;
    style.setProperty = function (...words) { counts.writes += 1; return set.apply(this, words); };
    for (const name of ["transform", "translate", "left", "top", "cssText"]) {
        const own = Object.getOwnPropertyDescriptor(style, name);
        if (!own?.set) continue;
        Object.defineProperty(style, name, { ...own, set(value) { counts.writes += 1; own.set.call(this, value); } });
    }
    addEventListener("pointercancel", () => { counts.cancels += 1; }, true);
    addEventListener("pointermove", () => { counts.moves += 1; }, true);
    const watch = new MutationObserver((list) => { counts.mutations += list.length; });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; };
    const text = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
    const shown = (element) => !!element?.checkVisibility({ checkVisibilityCSS: true, opacityProperty: true });
    const within = (r, x, y) => x >= r.x && x < r.x + r.width && y >= r.y && y < r.y + r.height;

    const board = (name) => {
        const svg = document.querySelector(`svg.board[data-board="${name}"]`);
        if (!svg) return null;
        const squares = all(`[data-square][data-board="${name}"]`, svg).map((rect) => [rect.dataset.square, box(rect), rect]);
        const at = (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return squares.find(([, r]) => within(r, x + width / 2, y + height / 2))?.[0];
        };
        const marks = (...names) => all("use", svg).filter((use) => names.includes(use.getAttribute("href")) && shown(use)).map(at).sort();
        const pieces = {}, astray = [];
        for (const piece of all("[data-piece]:not(.ghosted)", svg)) {
            const square = piece.dataset.at;
            pieces[square] = square in pieces ? `${pieces[square]} and ${piece.dataset.piece}` : piece.dataset.piece;
            if (at(piece) !== square || !shown(piece)) astray.push(square);
        }
        const chooser = svg.parentElement.querySelector(".chooser");
        return {
            pieces, astray,
            lifted: all(".piece.lifted", svg).map((piece) => piece.dataset.at).sort(),
            ghosted: all(".piece.ghosted", svg).length,
            last: squares.filter(([, , rect]) => rect.classList.contains("last")).map(([square]) => square).sort(),
            check: marks("#m-check-ring"),
            promoted: marks("#m-promoted-white", "#m-promoted-black"),
            selected: marks("#m-selected"),
            targets: marks("#m-target-move", "#m-target-capture", "#m-target-drop"),
            planned: marks("#m-planned"),
            bound: marks("#m-bound"),
            refused: marks("#m-refused"),
            hovers: all(".hover", svg).filter(shown).map(at),
            chooser: chooser && shown(chooser) ? { place: box(chooser), choices: all("button", chooser).map((button) => button.getAttribute("aria-label") ?? text(button)) } : null,
        };
    };

    const refusal = (why) => why && shown(why) ? {
        code: why.dataset.refusal ?? why.querySelector("[data-refusal]")?.dataset.refusal ?? "",
        article: text(why.querySelector(".art")),
        sentence: text([...why.querySelectorAll(".lng, .sht")].find(shown)),
    } : null;

    const team = (name) => {
        const claim = document.querySelector(`.claim[data-team="${name}"]`);
        return { can_claim: shown(claim) && !claim.disabled, refusal: refusal(claim?.closest(".team")?.querySelector(".why")) };
    };

    const seat = (name) => {
        const line = document.querySelector(`.pl[data-seat="${name}"]`);
        const clock = document.querySelector(`.clk[data-seat="${name}"]`);
        const reserve = document.querySelector(`.res[data-seat="${name}"]`);
        const stored = {};
        for (const slot of all("[data-role]", reserve ?? document.createElement("ul"))) {
            stored[slot.dataset.role] = Number(text(slot.querySelector(".n")) || (slot.classList.contains("empty") ? 0 : 1));
        }
        return {
            reserve: stored,
            picked: all("[data-role].sel", reserve ?? document.createElement("ul")).map((slot) => slot.dataset.role),
            name: text(line?.querySelector(".name")) || line?.querySelector("input.name")?.value || "",
            on_move: !!line?.classList.contains("run"),
            standing: text(line?.querySelector(".st")),
            asking: shown(line?.querySelector(".ask:not(.ans)")),
            answers: line ? all(".ask.ans [data-action]", line).filter(shown).map((button) => button.dataset.action) : [],
            points: text(line?.querySelector(".pts")),
            refusal: refusal(line?.querySelector(".why")),
            clock: text(clock?.querySelector(".dig")),
            running: !!clock?.classList.contains("run"),
            flag: clock?.dataset.flag ?? "up",
        };
    };

    const state = () => {
        const table = document.querySelector("main.table");
        const result = document.querySelector(".result");
        return {
            phase: ["before", "playing", "paused", "over"].find((phase) => table?.classList.contains(phase)) ?? "",
            boards: { A: board("A"), B: board("B") },
            seats: Object.fromEntries(["WhiteA", "BlackA", "WhiteB", "BlackB"].map((name) => [name, seat(name)])),
            teams: { one: team("one"), two: team("two") },
            outcome: result && shown(result) ? {
                code: result.dataset.outcome ?? result.querySelector("[data-outcome]")?.dataset.outcome ?? "",
                head: text(result.querySelector(".rhead")),
                article: text(result.querySelector(".art")),
                text: text(result),
            } : null,
            ghosts: all(".drag-layer .ghost").filter(shown).map(box),
            // The form for a new match is a page, and is left as a panel is.
            dialogs: all("[role=dialog], main.setup").filter(shown).length,
            said: text(document.querySelector("[aria-live]")),
            moves: all(".mv").map((list) => all("li", list).map(text)),
            lang: document.documentElement.lang,
        };
    };

    window.__probe = {
        state, complaints, shifts, counts,
        skew: (ms) => { ahead += ms; },
        wall: (ms) => { calendar += ms; },
        ready: () => !!board("A") && !!board("B"),
        box: (selector) => {
            const found = all(selector).filter(shown);
            if (found.length !== 1) throw new Error(`${found.length} of ${selector} are shown`);
            return box(found[0]);
        },
        // The same of a control that a pointer can reach: nothing lies over its middle; null while something does, or while it
        // has just come up and takes no press.
        reach: (selector) => {
            const place = window.__probe.box(selector), [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
            const found = all(selector).filter(shown)[0], over = document.elementFromPoint(x, y);
            return found.contains(over) ? place : null;
        },
        shown: (selector) => all(selector).filter(shown),
        boxes: (selector) => all(selector).filter(shown).map((element) => [element.outerHTML.slice(0, 120), box(element)]),
        // What has the focus, as one of the page's own places.
        focus: () => {
            const { square, board, role, action, choice } = document.activeElement?.dataset ?? {};
            const seat = document.activeElement?.closest("[data-seat]")?.dataset.seat;
            if (square) return `${board}:${square}`;
            if (choice) return `choice ${choice}`;
            if (role) return `${seat}:${role}`;
            return action ? `action ${action}` : document.activeElement?.nodeName ?? "";
        },
        // Two frames and a task later everything that an event set off has been drawn.
        settled: () => new Promise((done) => ask(() => ask(() => setTimeout(() => { note(shifted.takeRecords()); done(); })))),
    };
}
