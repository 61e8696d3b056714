import type { AnyRouter } from '@tanstack/react-router';

/** Stands in the page's `<style>` while it is rendered. */
const mark = '/*styles*/';
/** What nobody can bring into a page: of a name or an address that has it, React writes the `<` in another way. */
const markInStyle = `${mark}</style>`;

/** As bytes: one string for all pages. */
const encoded = new Map<string, Buffer>();

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
  const known = encoded.get(styles);
  if (known) return known;
  const bytes = Buffer.from(styles);
  encoded.set(styles, bytes);
  return bytes;
}
