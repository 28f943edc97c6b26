// Handing something to the reader as a file.

/** Long enough for every browser to have begun reading; WebKit starts late. */
const REVOKE_AFTER = 10_000;

/**
 * The link is never put into a document, so no listener of the page or of a shadow root sees its click.
 * @param {string} name
 * @param {string} mime such as 'text/csv;charset=utf-8'
 * @param {BlobPart[]} parts
 */
export function download(name, mime, parts) {
  const url = URL.createObjectURL(new Blob(parts, { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
