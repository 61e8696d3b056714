import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

/** As much of a loaded router as it looks at. */
const routerWith = (manifest?: unknown) =>
  ({ ...(manifest !== undefined && { ssr: { manifest } }) }) as unknown as AnyRouter;

/** What Start renders of the manifest's styles. */
const rendered = (router: AnyRouter) =>
  `<head><style>${router.ssr?.manifest?.inlineStyle?.children ?? ''}</style></head><p>Educação em “São Paulo”</p>`;

const text = (pieces: readonly (string | Uint8Array)[]) =>
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
    expect(text(styles.into(page))).toBe(whole);
    // The mark in a name or an address is no mark.
    const named = `<title>/*styles*/&lt;/style&gt;</title>${page}`;
    expect(text(styles.into(named))).toBe(`<title>/*styles*/&lt;/style&gt;</title>${whole}`);
    // A page that broke has none.
    expect(text(styles.into('<p>São'))).toBe('<p>São');
  });

  it.each([undefined, { routes: {} }])(
    'leaves a page as it is whose styles come by a link: %j',
    (manifest) => {
      const router = routerWith(manifest);
      const styles = inlineStyles(router);
      expect(router.ssr?.manifest).toBe(manifest);
      expect(text(styles.into('<p>São'))).toBe('<p>São');
    },
  );
});
