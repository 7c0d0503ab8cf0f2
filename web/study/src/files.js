// Files and the system's own ways to pass something on: what the browser offers for them, in and out of promises.

/** Offers bytes or a text to be saved as a file. */
export function save(name, type, data) {
  offer(name, new Blob([data], { type }));
}

function offer(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Draws an SVG file and offers it as a PNG, so many times as large. False when the browser cannot draw it. */
export async function savePng(name, svg, times) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * times;
    canvas.height = image.naturalHeight * times;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
    if (blob) offer(name, blob);
    return blob !== null;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Whether the system has a way to pass something on. */
export function canShare() {
  return typeof navigator.share === "function";
}

/** Passes on a link, or, without one, a file. Whoever thinks better of it has done nothing wrong. */
export async function share(title, url, name, text) {
  const files = [new File([text], name, { type: "text/plain" })];
  const what = url ? { title, url } : { title, files };
  try {
    await navigator.share(what);
  } catch {
    // Refused or called off: the reader has seen it.
  }
}

/** The bytes of the file that was chosen in a field; undefined when there is none. */
export async function chosen(field) {
  const [file] = field.files;
  const bytes = file && new Uint8Array(await file.arrayBuffer());
  // So that the same file can be chosen again.
  field.value = "";
  return bytes;
}
