// Runs before the page: something to play on that notes what is played, and a device that notes how it trembles.
// `window.__heard` tells: `contexts`, how many were made; `early`, how many before a gesture; `played`, each sound with the
// pitches of its notes, its side and its loudness; `trembled`.
(manner) => {
    if (window.__heard) return;
    const heard = (window.__heard = { contexts: 0, early: 0, played: [], trembled: [], gestures: 0 });
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => { heard.gestures += 1; }, true);
    Object.defineProperty(Navigator.prototype, "vibrate", {
        configurable: true,
        value: manner === "absent" ? undefined : (pattern) => { heard.trembled.push(String(pattern)); return true; },
    });
    const param = (note = () => {}) => ({
        value: 0,
        setValueAtTime: note,
        exponentialRampToValueAtTime: () => {},
    });
    const node = (more) => ({ connect: (to) => to, ...more });
    let now = null;
    class Recorder {
        constructor() {
            heard.contexts += 1;
            if (!heard.gestures) heard.early += 1;
            this.state = "suspended";
            this.currentTime = 0;
            this.destination = node();
        }
        async resume() { this.state = "running"; }
        createGain() {
            const gain = node({ gain: param() });
            this.last ??= gain;
            return gain;
        }
        createStereoPanner() {
            const panner = node({ pan: param() });
            const gain = this.last;
            now = { pitches: [], get side() { return panner.pan.value; }, get loud() { return gain.gain.value; } };
            this.last = null;
            heard.played.push(now);
            return panner;
        }
        createOscillator() {
            const sound = now;
            const tone = node({ frequency: param((pitch) => sound.pitches.push(pitch)), start: () => {}, stop: () => { this.last = null; } });
            return tone;
        }
    }
    window.AudioContext = manner === "absent" ? undefined : Recorder;
}
