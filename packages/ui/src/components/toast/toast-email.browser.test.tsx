import { afterEach, describe, expect, it } from 'vitest';
import { useCleanPage } from '../../testing/browser/mount.ts';
import { empty, item, mountPage, show } from './toast-page.fixture.tsx';

/** The lines on which a text of the toast stands. */
function countLines(text: string): number {
  const walker = document.createTreeWalker(item(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  throw new Error(`The toast lacks ${text}.`);
}

const email = 'maria-das-dores@e-mail.com.br';

describe('an e-mail address in a toast', () => {
  useCleanPage();
  afterEach(empty);

  it('does not break if it fits into a line, wherever it stands', async () => {
    await mountPage();
    for (let words = 0; words < 12; words += 1) {
      await show({
        title: `${'lá '.repeat(words)}${email}.`,
        description: `${'cá '.repeat(words)}(${email})`,
      });
      expect.soft(countLines(email), `after ${words} words in the title`).toBe(1);
      expect.soft(item().textContent).toContain(`(${email})`);
      empty();
    }
  });

  it('breaks within the toast if it is longer', async () => {
    await mountPage();
    await show({ title: 'Enviado', description: `Para ${'maria-'.repeat(20)}${email}.` });
    const { scrollWidth, clientWidth } = item();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
