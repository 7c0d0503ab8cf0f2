// What the device keeps: matches, entry by entry, in IndexedDB. Text goes in and comes out; what it says is the business of
// the log text. Written here and not in Rust because a strict durability cannot be asked for from there yet, and because a
// match must come out of the store even when the module that wrote it has stopped.
//
// matches: id → { head, kind, result, gone }
//   head: the first lines of a log, or a whole record; result: empty while the match goes on; gone: when it was deleted
// entries: [id, number] → line

const NAME = "pasapezas";
const VERSION = 1;

let opened = null;

function open() {
  opened ??= new Promise((done, fail) => {
    // Throws where storage is forbidden: the promise fails with it.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("matches");
      request.result.createObjectStore("entries");
    };
    request.onblocked = () => fail(new Error("blocked"));
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const base = request.result;
      const forget = () => { opened = null; };
      // A newer page in another tab wants to change the store: it may.
      base.onversionchange = () => { base.close(); forget(); };
      base.onclose = forget;
      done(base);
    };
  }).catch((error) => { opened = null; throw error; });
  return opened;
}

// Fulfilled when the browser has written everything to the disk, not before.
async function transact(mode, work) {
  const base = await open();
  return new Promise((done, fail) => {
    const transaction = base.transaction(["matches", "entries"], mode, { durability: "strict" });
    transaction.onabort = () => fail(transaction.error ?? new Error("aborted"));
    const request = work(transaction.objectStore("matches"), transaction.objectStore("entries"));
    transaction.oncomplete = () => done(request?.result);
  });
}

const lines = (id) => IDBKeyRange.bound([id], [id, []]);

/** Lays out a match under a new id. */
export function begin(id, head, kind) {
  return transact("readwrite", (matches) => matches.add({ head, kind, result: "", gone: 0 }, id));
}

/** Adds lines to a match, the first with this number. */
export function add(id, number, added) {
  return transact("readwrite", (_, entries) => {
    added.forEach((line, index) => entries.add(line, [id, number + index]));
  });
}

/** The whole text of a match; undefined when there is none. */
export async function load(id) {
  let rest;
  const match = await transact("readonly", (matches, entries) => {
    rest = entries.getAll(lines(id));
    return matches.get(id);
  });
  return match && match.head + rest.result.map((line) => line + "\n").join("");
}

/** All matches, the oldest first: [id, head, kind, result, gone]. */
export async function list() {
  let ids;
  const matches = await transact("readonly", (matches) => {
    ids = matches.getAllKeys();
    return matches.getAll();
  });
  return matches.map(({ head, kind, result, gone }, index) => [ids.result[index], head, kind, result, gone]);
}

// How long the page waits at its start for a match that may come back, in milliseconds.
const PATIENCE = 1500;

/**
 * The match of a kind that was laid out last, if it has no result: [id, text]. Ids grow. A store that does not answer keeps nobody
 * waiting.
 */
export function last(kind = "log") {
  const patience = new Promise((done) => { setTimeout(done, PATIENCE); });
  return Promise.race([patience, unfinished(kind)]);
}

async function unfinished(wanted) {
  const matches = await list();
  const found = matches.findLast(([, , kind, , gone]) => kind === wanted && !gone);
  return found && !found[3] ? [found[0], await load(found[0])] : undefined;
}

function change(id, what) {
  return transact("readwrite", (matches) => {
    matches.get(id).onsuccess = (event) => {
      const match = event.target.result;
      if (match) matches.put({ ...match, ...what }, id);
    };
  });
}

/** Says how a match ended. */
export function close(id, result) {
  return change(id, { result });
}

/** Marks a match as deleted at this time, or, with 0, takes the mark away. */
export function mark(id, gone) {
  return change(id, { gone });
}

/** Removes a match for good. */
export function remove(id) {
  return transact("readwrite", (matches, entries) => {
    entries.delete(lines(id));
    matches.delete(id);
  });
}

// For the notice of crash.js, when the module that wrote all this has stopped.
Object.assign((globalThis.pasapezas ??= {}), { kept: last, setAside: close });

// The matches that this page may write: id → { free, talk }, what lets go of it and what tells other pages how it goes on.
const led = new Map();
// The match that this page looks on at, if there is one: { id, talk, stop, turn }.
let watched = null;
// How long the page that plays a match may take to hand it over, in milliseconds.
const HAND_OVER = 1500;

const place = (id) => `pasapezas.match.${id}`;
// The same instant in every page of this device.
const instant = () => performance.timeOrigin + performance.now();

// Words between pages, for the module: "hello" and "give" to the page that plays, "grown" and a time to one that looks on,
// "lost" to one that has been taken for dead.
function hear(what, id, now = 0) {
  dispatchEvent(new CustomEvent("pasapezas-tab", { detail: [what, id, now] }));
}

// Holds a match from the moment on at which the lock is given.
const hold = (id, done) => (lock) => {
  if (!lock) return done(false);
  const talk = new BroadcastChannel(place(id));
  talk.onmessage = ({ data }) => { if (typeof data === "string") hear(data, id); };
  return new Promise((free) => {
    led.set(id, { free, talk });
    done(true);
  });
};

// A lock that was held and then refused has been stolen.
function refused(id, error, fail) {
  const own = led.get(id);
  if (!own) return fail(error);
  own.talk.close();
  led.delete(id);
  hear("lost", id);
}

/**
 * Whether this page may write a match: only one page may, until it leaves the match or is gone. A browser without locks lets
 * everybody: there two writers would meet at the same number, and the later one fails.
 */
export function lead(id) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done, fail) => {
    navigator.locks.request(place(id), { ifAvailable: true }, hold(id, done)).catch((error) => refused(id, error, fail));
  });
}

/** Lets go of a match that this page will not write again: a lock costs something, and an evening has many matches. */
export function leave(id) {
  const own = led.get(id);
  led.delete(id);
  own?.talk.close();
  own?.free();
}

/** Says to other pages that the match has grown, and how late it is, in milliseconds of its own. */
export function tell(id, now) {
  led.get(id)?.talk.postMessage([now, instant()]);
}

/** Looks on at a match that another page plays. True when this page leads it at last; false when it looks away before. */
export function watch(id) {
  unwatch();
  const talk = new BroadcastChannel(place(id));
  talk.onmessage = ({ data }) => { if (Array.isArray(data)) hear("grown", id, data[0] + instant() - data[1]); };
  talk.postMessage("hello");
  return new Promise((done, fail) => {
    const turn = (options) => {
      let was = false;
      const given = (lock) => {
        was = true;
        done(true);
        if (watched?.id === id) unwatch();
        return hold(id, done)(lock);
      };
      // Without having had its turn it has looked away.
      const failed = (error) => { if (was) refused(id, error, fail); };
      navigator.locks.request(place(id), options, given).catch(failed);
    };
    const wait = new AbortController();
    const stop = () => { wait.abort(); talk.close(); };
    watched = { id, talk, turn, stop, away: () => done(false) };
    turn({ signal: wait.signal });
  });
}

/** Looks away. */
export function unwatch() {
  const seen = watched;
  watched = null;
  seen?.stop();
  seen?.away();
}

/** Asks the page that plays to hand the match over. From one that does not answer it is taken. */
export function take() {
  const seen = watched;
  seen?.talk.postMessage("give");
  setTimeout(() => { if (seen && watched === seen) seen.turn({ steal: true }); }, HAND_OVER);
}
