import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { encodedPage, inlineStyles } from './encoded-page.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('encodedPage', () => {
  it('P5 pieces of a page are the bytes of the whole, of letters of any length, longer than any page before it too', () => {
    const pieces = ['<p>São João – R$ 1.234,56 “', '', '🎓”</p>'];
    expect(text(encodedPage(pieces))).toBe(pieces.join(''));
    const long = 'ção – '.repeat(400_000);
    expect(text(encodedPage([long, Buffer.from('é'), long]))).toBe(`${long}é${long}`);
  });

  it('a page stays as it is when the next is written', () => {
    const first = encodedPage(['primeira']);
    encodedPage(['segunda página']);
    expect(text(first)).toBe('primeira');
  });
});

/** As much of a loaded router as it looks at. */
const routerWith = (manifest?: unknown) =>
  ({ ...(manifest !== undefined && { ssr: { manifest } }) }) as unknown as AnyRouter;

/** What Start renders of the manifest's styles. */
const rendered = (router: AnyRouter) =>
  `<head><style>${router.ssr?.manifest?.inlineStyle?.children ?? ''}</style></head><p>Educação em “São Paulo”</p>`;

const joined = (pieces: readonly (string | Uint8Array)[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');

describe('inlineStyles', () => {
  it('P5 are not rendered, and in the page as they were', () => {
    const css = '.preço::before { content: "R$" }';
    const router = routerWith({ routes: { a: {} }, inlineStyle: { attrs: { id: 'x' }, children: css } });
    const whole = rendered(router);
    const styles = inlineStyles(router);
    const page = rendered(router);
    expect(page).not.toContain(css);
    expect(router.ssr?.manifest).toMatchObject({ routes: { a: {} }, inlineStyle: { attrs: { id: 'x' } } });
    expect(joined(styles.into(page))).toBe(whole);
    // The mark in a name or an address is no mark.
    const named = `<title>/*styles*/&lt;/style&gt;</title>${page}`;
    expect(joined(styles.into(named))).toBe(`<title>/*styles*/&lt;/style&gt;</title>${whole}`);
    // A page that broke has none.
    expect(joined(styles.into('<p>São'))).toBe('<p>São');
  });

  it.each([undefined, { routes: {} }])(
    'leaves a page as it is whose styles come by a link: %j',
    (manifest) => {
      const router = routerWith(manifest);
      const styles = inlineStyles(router);
      expect(router.ssr?.manifest).toBe(manifest);
      expect(joined(styles.into('<p>São'))).toBe('<p>São');
    },
  );
});
