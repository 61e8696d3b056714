/** Reused by all pages; grows to the largest page. */
let scratch = new Uint8Array(1 << 20);

const encoder = new TextEncoder();
/** UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES = 3;

/**
 * Encodes a page as UTF-8. Writes the pieces one after another, because joining or measuring them first would read the page twice.
 *
 * @param pieces text, or UTF-8 bytes.
 */
export function encodedPage(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const max = pieces.reduce((sum, piece) => sum + piece.length * MAX_BYTES, 0);
  if (max > scratch.length) scratch = new Uint8Array(max);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += encoder.encodeInto(piece, scratch.subarray(end)).written;
    else {
      scratch.set(piece, end);
      end += piece.length;
    }
  }
  return scratch.slice(0, end);
}
