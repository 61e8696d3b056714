/** Where a page is written before it has its length; grows to the longest. */
let scratch = new Uint8Array(1 << 20);

const encoder = new TextEncoder();
/** What a letter of a JavaScript string takes at the most in UTF-8. */
const mostBytes = 3;

/**
 * A page's bytes. Pieces of a text are written one behind another: to join them would copy the page once more, and to ask how
 * long it will be would read it twice, which together take as long as to write it.
 *
 * @param pieces texts, and what is encoded already.
 */
export function encodedPage(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const most = pieces.reduce((sum, piece) => sum + piece.length * mostBytes, 0);
  if (most > scratch.length) scratch = new Uint8Array(most);
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
