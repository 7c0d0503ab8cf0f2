// Writes down every pointer, and commits on demand what the harness has to notice.
const pressed = document.getElementById("pressed");
for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => { pressed.textContent += `${kind} ${event.pointerType} ${event.target.dataset?.board ?? "-"};`; });
}
document.documentElement.style.touchAction = "none";
let moves = 0;
addEventListener("pointermove", () => { moves += 1; document.documentElement.dataset.moves = moves; });
window.faults = {
    console: () => console.error("a line of the console"),
    uncaught: () => setTimeout(() => { throw new Error("an uncaught error"); }),
    rejection: () => { Promise.reject(new Error("a rejection")); },
    // Refused where the text is set, or, by a browser without trusted types, where it would run.
    policy: () => {
        const script = document.createElement("script");
        try { script.textContent = "window.hacked = true"; } catch { return; }
        document.body.append(script);
    },
    style: () => { document.body.setAttribute("style", "color: red"); },
    missing: () => { document.body.append(Object.assign(document.createElement("img"), { src: "missing.png" })); },
    passive: () => {
        addEventListener("wheel", (event) => event.preventDefault(), { passive: true });
        document.body.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true }));
    },
    nameless: () => { document.getElementById("above").append(document.createElement("button")); },
    shift: () => { document.getElementById("above").append(Object.assign(document.createElement("p"), { textContent: "more" })); },
};
