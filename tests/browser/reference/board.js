// A board with one piece that follows the pointer: the least that dragging costs. Measurements stand beside it.
const board = document.getElementById("board"), piece = document.getElementById("piece");
for (let index = 0; index < 64; index++) {
    const square = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const [x, y] = [index % 8, Math.floor(index / 8)];
    const fill = (x + y) % 2 ? "#6b8fa3" : "#ede6d8";
    for (const [name, value] of Object.entries({ x, y, width: 1, height: 1, fill })) square.setAttribute(name, value);
    document.getElementById("squares").append(square);
}
let at = null, asked = false;
const draw = () => {
    asked = false;
    piece.setAttribute("transform", `translate(${at.x / 60} ${at.y / 60})`);
};
board.addEventListener("pointerdown", (event) => board.setPointerCapture(event.pointerId));
board.addEventListener("pointermove", (event) => {
    at = { x: event.clientX, y: event.clientY };
    if (!asked) requestAnimationFrame(draw);
    asked = true;
});
window.ready = true;
