// Files and the system's own ways to pass something on: what the browser offers for them, in and out of promises.

/** Draws an SVG file so many times as large. The PNG; null when the browser cannot draw it. */
export async function drawPng(svg, times) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * times;
    canvas.height = image.naturalHeight * times;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => { canvas.toBlob(done, "image/png"); });
  } catch {
    return null;
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
