import { describe, expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page =
  '<html><head><title>Bolsas em São Paulo</title><link rel="modulepreload" href="/assets/index-1.js" nonce="n"/>' +
  '<link rel="modulepreload" href="/assets/frame-2.js" fetchPriority="low" nonce="n"/>' +
  '<link rel="preload" href="/assets/font.woff2" as="font"/></head><body><p>São João</p>' +
  `${'<p>Bolsa</p>'.repeat(100)}<script nonce="n">data</script>` +
  '<script type="module" async="" src="/assets/index-1.js" nonce="n"></script><script nonce="n">late</script></body></html>';

/** What is not about scripts. */
const without = (html: string) =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script [^>]*src=[^>]*><\/script>/g, '')
    .replaceAll(/<script nonce="n">if\(window\.CSS[^]*?<\/script>/g, '');

const late = (html: string) => lateScripts(html).join('');

describe('lateScripts', () => {
  it('P2 asks for no script before the paint', () => {
    const html = late(page);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="text/plain" async="" src="/assets/index-1.js" nonce="n"></script>');
    expect(html).toMatch(
      /<script nonce="n">if\(window\.CSS.*\(\(modules,stylesheet\)=>.*src:"\/assets\/index-1\.js".*\["\/assets\/index-1\.js","\/assets\/frame-2\.js"\],undefined\)/,
    );
  });

  it('P2 asks for the whole stylesheet first', () => {
    const html = lateScripts(page, '/assets/style-3.css').join('');
    expect(html).toMatch(/\["\/assets\/index-1\.js","\/assets\/frame-2\.js"\],"\/assets\/style-3\.css"\)/);
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('keeps from the head on what is pressed before they are there', () => {
    const html = late(page);
    const [, head = ''] = /<head>([^]*)<\/head>/.exec(html) ?? [];
    expect(head).toMatch(/\(function keepEarlyPresses\(\)[^]*<\/script>$/);
    expect(head).not.toMatch(/^\s*\/\/|^ /m);
  });

  it('S12 does the same to a page that many are given, and gives it no nonce', () => {
    const shared = page.replaceAll(' nonce="n"', '');
    const html = late(shared);
    expect(html).not.toMatch(/nonce|rel="modulepreload"|type="module"/);
    expect(html).toBe(late(page).replaceAll(' nonce="n"', ''));
  });

  it('leaves all else of the page as it is', () => {
    expect(without(late(page))).toBe(without(page));
  });

  it.each([
    '<html><head></head><body>São João</body></html>',
    '<p>A page that broke, without a head</p>',
    '',
  ])('leaves a page without scripts as it is: %j', (html) => {
    expect(late(html)).toBe(html);
  });
});
