import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const page =
  '<html><head><title>Bolsas em São Paulo</title><link rel="modulepreload" href="/assets/index-1.js" nonce="n"/>' +
  '<link rel="modulepreload" href="/assets/frame-2.js" fetchPriority="low" nonce="n"/>' +
  '<link rel="preload" href="/assets/font.woff2" as="font"/></head><body><p>São João</p>' +
  `${'<p>Bolsa</p>'.repeat(100)}<script nonce="n">data</script>` +
  '<script type="module" async="" src="/assets/index-1.js" nonce="n"></script><script nonce="n">late</script></body></html>';

/** Everything but scripts and preloads. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script [^>]*src=[^>]*><\/script>/g, '')
    .replaceAll(/<script nonce="n">if\(window\.CSS[^]*?<\/script>/g, '');

describe('deferScripts', () => {
  it('P2 loads no module before the first paint', () => {
    const html = deferScripts(page);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toMatch(/<script[^>]* (?:src|async)=/);
    expect(html).toMatch(
      /<script nonce="n">if\(window\.CSS.*\(\(modules\)=>.*run\(\["\/assets\/index-1\.js"\]\).*\["\/assets\/index-1\.js","\/assets\/frame-2\.js"\]\)/,
    );
  });

  it('P2 loads the libraries in a task of their own, then runs the entry', () => {
    const html = deferScripts(
      page.replace('</head>', '<link rel="modulepreload" href="/assets/vendor-3.js" nonce="n"/></head>'),
    );
    const [, loader = ''] =
      /<script nonce="n">(if\(window\.CSS[^<]*modulepreload[^<]*);document\.currentScript/.exec(html) ?? [];
    const added: { readonly src?: string; readonly href?: string; readonly onload?: () => void }[] = [];
    const browser = {
      window: { CSS: { supports: () => true } },
      document: { head: { append: (element: object) => added.push(element) }, createElement: () => ({}) },
      URL,
      PerformanceObserver: class {
        observe() {}
      },
      setTimeout: (task: () => void) => task(),
    };
    runInNewContext(loader, { ...browser, CSS: browser.window.CSS });
    const sources = () => added.flatMap(({ src }) => src ?? []);
    expect(sources()).toEqual(['/assets/vendor-3.js']);
    added.find(({ src }) => src)?.onload?.();
    expect(sources()).toEqual(['/assets/vendor-3.js', '/assets/index-1.js']);
    expect(added.flatMap(({ href }) => href ?? [])).toEqual([
      '/assets/index-1.js',
      '/assets/frame-2.js',
      '/assets/vendor-3.js',
    ]);
  });

  it('product 15 to save data, modules wait for a control that needs them', () => {
    const html = deferScripts(page, { savesData: true });
    expect(html).toMatch(
      /addEventListener\(type,\(\{target\}\)=>target\.closest\?\.\("button:not\(\[type=submit\]\),select/,
    );
    expect(html).not.toMatch(/<script[^>]* (?:src|async)=/);
  });

  it('captures events from the head on, in a script without comments', () => {
    const html = deferScripts(page);
    const [, head = ''] = /<head>([^]*)<\/head>/.exec(html) ?? [];
    expect(head).toMatch(/\(function replayPrehydrationEvents\(\)[^]*<\/script>$/);
    expect(head).not.toMatch(/^\s*\/\/|^ /m);
  });

  it('P2 marks before the first paint what the device stores', () => {
    const html = deferScripts(page, { deviceMarks: { budget: 'site:budget' } });
    const [, script = ''] = /(try\{if\(localStorage[^]*?\}catch\{\})/.exec(html) ?? [];
    const run = (stored: Readonly<Record<string, string>> | undefined): object => {
      const document = { documentElement: { dataset: {} } };
      const localStorage = stored && { getItem: (key: string) => stored[key] ?? null };
      runInNewContext(script, { document, localStorage });
      return document.documentElement.dataset;
    };
    expect(run({ 'site:budget': '{}' })).toEqual({ budget: '' });
    expect(run({ 'site:lists': '[]' })).toEqual({});
    expect(run(undefined)).toEqual({});
    expect(deferScripts(page)).not.toContain('localStorage.getItem');
  });

  it('S12 does the same to a publicly cacheable page, without a nonce', () => {
    const shared = page.replaceAll(' nonce="n"', '');
    const html = deferScripts(shared);
    expect(html).not.toMatch(/nonce|rel="modulepreload"|type="module"/);
    expect(html).toBe(deferScripts(page).replaceAll(' nonce="n"', ''));
  });

  it('leaves the rest of the page unchanged', () => {
    expect(withoutScripts(deferScripts(page))).toBe(withoutScripts(page));
  });

  it.each([
    '<html><head></head><body>São João</body></html>',
    '<p>A page that broke, without a head</p>',
    '',
  ])('leaves a page without scripts unchanged: %j', (html) => {
    expect(deferScripts(html)).toBe(html);
  });
});
