// Fingers where no driver has any: pointer events of the page's own making, one step of every finger after the other, a frame
// apart. A finger that stays down is remembered for the next performance. Such events are not the browser's own: they show
// what the page makes of several pointers, not how the browser sends them.
const down = window.__fingers ??= new Map();
const frame = () => new Promise((done) => requestAnimationFrame(done));

const send = (finger, kind) => {
    const under = document.elementFromPoint(finger.x, finger.y) ?? document.documentElement;
    if (kind === "pointerdown") finger.target = under;
    // A finger stays with what it touched first.
    (finger.target ?? under).dispatchEvent(new PointerEvent(kind, {
        pointerId: finger.number, pointerType: "touch", isPrimary: down.size < 2,
        clientX: finger.x, clientY: finger.y, bubbles: true, cancelable: true, composed: true,
        button: kind === "pointermove" ? -1 : 0, buttons: kind === "pointerup" ? 0 : 1, pressure: kind === "pointerup" ? 0 : 0.5,
    }));
};

const step = (finger, id, { type, x, y }) => {
    if (type === "pointerMove") {
        Object.assign(finger, { x, y });
        if (finger.target) send(finger, "pointermove");
    } else if (type === "pointerDown") {
        down.set(id, finger);
        send(finger, "pointerdown");
    } else if (type === "pointerUp") {
        send(finger, "pointerup");
        down.delete(id);
        finger.target = null;
    }
};

const play = async (sources) => {
    const fingers = sources.map(({ id }, nth) => down.get(id) ?? { number: 1000 + nth + down.size, x: 0, y: 0, target: null });
    const longest = Math.max(...sources.map(({ actions }) => actions.length));
    for (let nth = 0; nth < longest; nth += 1) {
        sources.forEach(({ id, actions }, who) => actions[nth] && step(fingers[who], id, actions[nth]));
        await frame();
    }
};
return play(arguments[0]);
