// What is heard and felt: short sounds made here, note by note, and the trembling of a device. Written in JavaScript since none
// of it may fail: a browser that cannot do it is silent, and nothing else changes.

// Each sound as notes: when it begins and how long it rings in milliseconds, from which pitch to which in hertz, its wave and
// its share of the loudness.
const SOUNDS = {
  move: [[0, 70, 240, 150, "sine", 0.9], [0, 18, 1400, 700, "triangle", 0.25]],
  capture: [[0, 60, 300, 170, "sine", 0.8], [45, 90, 190, 110, "triangle", 0.9], [45, 20, 1900, 800, "triangle", 0.3]],
  check: [[0, 110, 740, 740, "triangle", 0.5], [120, 170, 740, 740, "triangle", 0.5]],
  pass: [[0, 110, 523, 523, "sine", 0.45], [80, 210, 784, 784, "sine", 0.45]],
  low: [[0, 45, 988, 988, "square", 0.14], [130, 45, 988, 988, "square", 0.14], [260, 45, 988, 988, "square", 0.14]],
  end: [[0, 420, 392, 392, "triangle", 0.4], [130, 420, 494, 494, "triangle", 0.4], [260, 700, 587, 587, "triangle", 0.4]],
};

// How the device trembles, in milliseconds of trembling and stillness.
const TREMBLES = { placed: 12, refused: [18, 50, 18], pass: 28 };

// What a page may not play before somebody has touched it.
const GESTURES = ["pointerdown", "pointerup", "keydown", "click"];

let context = null;
let wanted = false;
let listens = false;

/** Whether sounds are wanted. Then they begin with the next gesture; until then the document says that they wait. */
export function want(on) {
  wanted = on;
  if (!globalThis.AudioContext) return;
  if (on && context?.state !== "running") listen();
  mark();
}

function mark() {
  const { dataset } = document.documentElement;
  if (wanted && context?.state !== "running") dataset.sound = "waits";
  else delete dataset.sound;
}

function listen() {
  if (listens) return;
  listens = true;
  for (const name of GESTURES) addEventListener(name, wake, { capture: true, passive: true });
}

async function wake() {
  // Some gestures, as a finger that goes down, do not count for the browser yet.
  if (!wanted || navigator.userActivation?.isActive === false) return;
  try {
    context ??= new AudioContext({ latencyHint: "interactive" });
    await context.resume();
  } catch {
    return;
  }
  if (context.state !== "running") return;
  for (const name of GESTURES) removeEventListener(name, wake, { capture: true });
  listens = false;
  // A system may take the sound away, as during a call: then the next gesture brings it back.
  context.onstatechange = () => {
    if (context.state !== "running") listen();
    mark();
  };
  mark();
}

/** Plays a sound: from -1, left, to 1, right; from 0 to 1 loud. */
export function play(name, side, loud) {
  if (context?.state !== "running" || !(loud > 0)) return;
  const all = context.createGain();
  all.gain.value = loud;
  if (context.createStereoPanner) {
    const place = context.createStereoPanner();
    place.pan.value = side;
    all.connect(place).connect(context.destination);
  } else {
    all.connect(context.destination);
  }
  for (const [begin, span, from, to, wave, share] of SOUNDS[name]) {
    const start = context.currentTime + begin / 1000;
    const end = start + span / 1000;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    // A few milliseconds to rise, or it would click.
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(share, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(all);
    tone.start(start);
    tone.stop(end);
  }
}

/** Lets the device tremble, where it can and somebody has touched it. */
export function tremble(name) {
  try {
    navigator.vibrate?.(TREMBLES[name]);
  } catch {
    // Refused: nothing is felt.
  }
}
