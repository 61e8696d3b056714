import type { AnyRouter } from '@tanstack/react-router';

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

/** Stands in the page's `<style>` while it is rendered. */
const mark = '/*styles*/';
/** What nobody can bring into a page: of a name or an address that has it, React writes the `<` in another way. */
const markInStyle = `${mark}</style>`;

/** Styles as bytes: one string for all pages. */
const encodedStyles = new Map<string, Buffer>();

/**
 * Takes the site's styles, which every page carries, out of what is rendered: 97 kB that would be copied with each step from
 * React to the answer, and compared in the head.
 *
 * @param router of a page that is loaded and not yet rendered.
 * @returns how they get back into the head of the page.
 */
export function inlineStyles(router: AnyRouter): {
  readonly into: (head: string) => readonly (string | Uint8Array)[];
} {
  const manifest = router.ssr?.manifest;
  const styles = manifest?.inlineStyle?.children;
  if (!manifest || styles === undefined) return { into: (head) => [head] };
  router.ssr = { manifest: { ...manifest, inlineStyle: { ...manifest.inlineStyle, children: mark } } };
  return {
    into: (head) => {
      const at = head.indexOf(markInStyle);
      return at < 0 ? [head] : [head.slice(0, at), bytesOf(styles), head.slice(at + mark.length)];
    },
  };
}

function bytesOf(styles: string): Buffer {
  const known = encodedStyles.get(styles);
  if (known) return known;
  const bytes = Buffer.from(styles);
  encodedStyles.set(styles, bytes);
  return bytes;
}
