import { describe, expect, it } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const page =
  '<html><head><title>Bolsas em São Paulo</title><link rel="modulepreload" href="/assets/index-1.js" nonce="n"/>' +
  '<link rel="modulepreload" href="/assets/frame-2.js" fetchPriority="low" nonce="n"/>' +
  '<link rel="preload" href="/assets/font.woff2" as="font"/></head><body><p>São João</p>' +
  `${'<p>Bolsa</p>'.repeat(100)}<script nonce="n">data</script>` +
  '<script type="module" async="" src="/assets/index-1.js" nonce="n"></script><script nonce="n">late</script></body></html>';

/** The page as it comes when the network cuts it every so many bytes. */
async function sent(html: string, bytes: number, type = 'text/html; charset=utf-8'): Promise<string> {
  const whole = new TextEncoder().encode(html);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < whole.length; at += bytes) controller.enqueue(whole.slice(at, at + bytes));
      controller.close();
    },
  });
  return lateScripts(new Response(body, { status: 404, headers: { 'content-type': type } })).text();
}

/** What is not about scripts. */
const without = (html: string) =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script [^>]*src=[^>]*><\/script>/g, '')
    .replaceAll(/<script nonce="n">\((?:modules=>|function keepEarlyPresses\()[^]*?<\/script>/g, '');

describe('lateScripts', () => {
  it.each([1, 7, 300, 100_000])('P2 asks for no script before the paint, sent by %i bytes', async (bytes) => {
    const html = await sent(page, bytes);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="text/plain" async="" src="/assets/index-1.js" nonce="n"></script>');
    expect(html).toMatch(
      /<script nonce="n">\(modules=>.*src:"\/assets\/index-1\.js".*\["\/assets\/frame-2\.js"\]\)/,
    );
  });

  it('keeps from the head on what is pressed before they are there', async () => {
    const html = await sent(page, 300);
    const [, head = ''] = /<head>([^]*)<\/head>/.exec(html) ?? [];
    expect(head).toMatch(/<script nonce="n">\(function keepEarlyPresses\(\)[^]*<\/script>$/);
    expect(head).not.toMatch(/^\s*\/\/|^ /m);
  });

  it('S12 does the same to a page that many are given, and gives it no nonce', async () => {
    const shared = page.replaceAll(' nonce="n"', '');
    const html = await sent(shared, 7);
    expect(html).not.toMatch(/nonce|rel="modulepreload"|type="module"/);
    expect(html).toBe((await sent(page, 7)).replaceAll(' nonce="n"', ''));
  });

  it('leaves all else of the page as it is', async () => {
    expect(without(await sent(page, 50))).toBe(without(page));
  });

  it('leaves what is no page, and a page without scripts, as it is', async () => {
    expect(await sent(page, 50, 'application/json')).toBe(page);
    expect(await sent('<html><head></head><body>São João</body></html>', 3)).toBe(
      '<html><head></head><body>São João</body></html>',
    );
    expect(await sent('', 1)).toBe('');
  });

  it('keeps the status and the headers', () => {
    const answer = lateScripts(
      new Response('x', { status: 404, headers: { 'content-type': 'text/html', 'x-a': 'b' } }),
    );
    expect([answer.status, answer.headers.get('x-a')]).toEqual([404, 'b']);
  });
});
