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
 * The match that was laid out last, if it has no result: [id, text]. Ids grow. A store that does not answer keeps nobody
 * waiting.
 */
export function last() {
  const patience = new Promise((done) => { setTimeout(done, PATIENCE); });
  return Promise.race([patience, unfinished()]);
}

async function unfinished() {
  const matches = await list();
  const found = matches.findLast(([, , kind, , gone]) => kind === "log" && !gone);
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

// The matches that this page may write: id → what lets go of it.
const led = new Map();

/**
 * Whether this page may write a match: only one page may, until it leaves the match or is gone. A browser without locks lets
 * everybody.
 */
export function lead(id) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done, fail) => {
    const hold = (lock) => {
      done(lock !== null);
      return lock && new Promise((free) => { led.set(id, free); });
    };
    navigator.locks.request(`pasapezas.match.${id}`, { ifAvailable: true }, hold).catch(fail);
  });
}

/** Lets go of a match that this page will not write again: a lock costs something, and an evening has many matches. */
export function leave(id) {
  led.get(id)?.();
  led.delete(id);
}
