import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { styleRules, deferredStylesheet } from '../../scripts/build/style-rules.ts';
import { inlineStyles, PageStyles } from './page-styles.ts';

const pageStyles = (css: string) => new PageStyles({ stylesheet: '/assets/style.css', ...styleRules(css) });

/** The rules of a page with these elements. */
const stylesOf = (css: string, html: string) => pageStyles(css).of(html).toString();

describe('PageStyles', () => {
  it.each([
    ['a rule without classes', 'p{margin:0}', '<p>', 'p{margin:0}'],
    ['a class of the page', '.a{margin:0}.b{margin:1px}', '<p class="x b">', '.b{margin:1px}'],
    ['one selector of several', '.a,.b>i{margin:0}', '<p class="b">', '.a,.b>i{margin:0}'],
    [
      'all classes of a selector',
      '.a .b{margin:0}.a.c{margin:1px}',
      '<p class="a"><i class="b">',
      '.a .b{margin:0}',
    ],
    [
      'what a selector excludes or only may match',
      '.a:not(.b){margin:0}:is(.c,i){margin:1px}',
      '<p class="a">',
      '.a:not(.b){margin:0}:is(.c,i){margin:1px}',
    ],
    [
      'one alternative of a nested rule',
      ':is(.a.c,.b):hover{margin:0}:where(.d,.c) i{margin:1px}.e:not(:is(.a,.b)){margin:2px}',
      '<p class="b e">',
      ':is(.a.c,.b):hover{margin:0}.e:not(:is(.a,.b)){margin:2px}',
    ],
    [
      'states by attributes and :has(), as they may change',
      '@layer components{.a[data-open]{margin:0}.a:has(>.b:checked){margin:1px}.c[data-open]{margin:2px}}',
      '<p class="a">',
      '@layer components{.a[data-open]{margin:0}.a:has(>.b:checked){margin:1px}}',
    ],
    [
      'names that HTML and CSS escape',
      String.raw`.\[\&\>svg\'\]\:w-1\/2>svg{width:50%}`,
      '<p class="[&amp;&gt;svg&#x27;]:w-1/2">',
      String.raw`.\[\&\>svg\'\]\:w-1\/2>svg{width:50%}`,
    ],
    [
      'media, supports and layers around it, once for neighbours',
      '@layer u{@media print{.a{margin:0}.b{margin:1px}.c{margin:2px}}.d{margin:3px}}',
      '<p class="a c d">',
      '@layer u{@media print{.a{margin:0}.c{margin:2px}}.d{margin:3px}}',
    ],
    [
      'the order of layers that it has no rule of',
      '@layer x,y;@layer y{.a{margin:0}}@layer z{.b{margin:0}}',
      '<p class="b">',
      '@layer x,y;@layer y{}@layer z{.b{margin:0}}',
    ],
    [
      'the keyframes of a rule, and fonts',
      '@keyframes k{to{opacity:0}}@keyframes l{to{opacity:1}}@font-face{font-family:F}.a{animation:k}.b{animation:l}',
      '<p class="a">',
      '@keyframes k{to{opacity:0}}@font-face{font-family:F}.a{animation:k}',
    ],
    [
      'the property of a rule',
      '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}.a{--a:1}.b{--b:1}',
      '<p class="b">',
      '@property --b{syntax:"*";inherits:false}.b{--b:1}',
    ],
    [
      'its brand',
      '[data-brand=x]{margin:0}[data-brand=y]{margin:1px}',
      '<html data-brand="y">',
      '[data-brand=y]{margin:1px}',
    ],
  ])('P5 gives a page %s', (_what, css, html, expected) => {
    expect(stylesOf(css, html)).toBe(expected);
  });

  it('gives pages with other classes other rules', () => {
    const styles = pageStyles('.a{margin:0}.b{margin:1px}');
    expect(['a', 'b', 'a b', 'a'].map((classes) => styles.of(`<p class="${classes}">`).toString())).toEqual([
      '.a{margin:0}',
      '.b{margin:1px}',
      '.a{margin:0}.b{margin:1px}',
      '.a{margin:0}',
    ]);
  });

  it('P2 removes the fonts from the stylesheet, so that they are not swapped again', () => {
    expect(deferredStylesheet('@font-face{font-family:F}.a{margin:0}')).toBe('.a{margin:0}');
  });
});

/** The part of a loaded router that is used. */
const routerWith = (manifest?: unknown) =>
  ({ ...(manifest !== undefined && { ssr: { manifest } }) }) as unknown as AnyRouter;

/** The manifest's styles as Start renders them. */
const rendered = (router: AnyRouter) =>
  `<head><style>${router.ssr?.manifest?.inlineStyle?.children ?? ''}</style></head><p class="a">Educação em “São Paulo”</p>`;

const joined = (pieces: readonly (string | Uint8Array)[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');

describe('inlineStyles', () => {
  const css = '.a::before{content:"preço R$"}.b{margin:0}';

  it('P5 inserts only the page’s rules into its head', () => {
    const router = routerWith({ routes: { a: {} }, inlineStyle: { attrs: { id: 'x' }, children: css } });
    const styles = inlineStyles(router, { styles: () => pageStyles(css) });
    const page = rendered(router);
    expect(page).not.toContain('R$');
    expect(router.ssr?.manifest).toMatchObject({ routes: { a: {} }, inlineStyle: { attrs: { id: 'x' } } });
    expect(styles.stylesheet).toBe('/assets/style.css');
    const whole =
      '<head><style>.a::before{content:"preço R$"}</style></head><p class="a">Educação em “São Paulo”</p>';
    expect(joined(styles.into(page, page))).toBe(whole);
    // The placeholder in content is ignored.
    const title = '<title>/*styles*/&lt;/style&gt;</title>';
    expect(joined(styles.into(title + page, page))).toBe(title + whole);
    // An error page has no placeholder.
    expect(joined(styles.into('<p>São', '<p>São'))).toBe('<p>São');
  });

  it('product 15 to save data, the page uses the font of the device', () => {
    const router = routerWith({ routes: {}, inlineStyle: { children: css } });
    const styles = inlineStyles(router, { savesData: true, styles: () => pageStyles(css) });
    const page = rendered(router);
    expect(joined(styles.into(page, page))).toMatch(
      /\.a::before\{content:"preço R\$"\}:root\{--font-sans:"Atkinson Hyperlegible Next Roboto",.*,sans-serif\}<\/style>/,
    );
  });

  it.each([undefined, { routes: {} }])('does not change a page that links its styles: %j', (manifest) => {
    const router = routerWith(manifest);
    const styles = inlineStyles(router);
    expect(router.ssr?.manifest).toBe(manifest);
    expect(styles.stylesheet).toBeUndefined();
    expect(joined(styles.into('<p>São', '<p>São'))).toBe('<p>São');
  });
});
