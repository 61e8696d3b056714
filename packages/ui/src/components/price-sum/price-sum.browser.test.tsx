import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { PriceSum } from './price-sum.tsx';

const sum = {
  lines: [
    { term: 'Mensalidade sem a bolsa de estudo', amount: 'R$\u00A01.234,56' },
    { term: 'Bolsa de 50%', amount: '−\u00A0R$\u00A0617,28' },
  ],
  total: { term: 'Você paga por mês', amount: 'R$\u00A0617,28' },
  saving: { term: 'Economia no ano', amount: 'R$\u00A07.407,36' },
};

describeConformance({
  component: PriceSum,
  props: sum,
  dataComponent: 'price-sum',
  element: HTMLDListElement,
});

const all = (selector: string) => [...document.querySelectorAll(selector)];

function stroke(): Element {
  const mark = document.querySelector('mark');
  if (!mark) throw new Error('There is no marked amount.');
  return mark;
}

describe('PriceSum', () => {
  useCleanPage();
  afterEach(desktop);

  it.each([320, 360, 1280])(
    'in a window of %d px all amounts end at the same edge, on one line',
    async (width) => {
      await page.viewport(width, 740);
      await mount(<PriceSum {...sum} />);
      const edges = all('dd').map((one) => Math.round(one.getBoundingClientRect().right));
      expect(new Set(edges).size).toBe(1);
      for (const amount of all('dd')) expect(amount.getClientRects()).toHaveLength(1);
      for (const row of all('dl > div')) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    },
  );

  it.each(['', 'text-small'])(
    'every row is one line of the paper, whatever the size of its text %s',
    async (className) => {
      await mount(<PriceSum {...sum} className={className} />);
      expect(new Set(all('dl > div').map((row) => row.clientHeight))).toEqual(new Set([36]));
    },
  );

  it('a term that wraps takes one more line', async () => {
    await page.viewport(320, 740);
    await mount(
      <PriceSum {...sum} lines={[{ term: 'Mensalidade do período integral', amount: 'R$ 12.345,67' }]} />,
    );
    const [first, last] = all('dl > div');
    expect(first?.clientHeight).toBe((last?.clientHeight ?? 0) + 32);
  });

  it('A2 forced colors keep the lines and mark the saving in the system’s colors', async () => {
    await emulateMedia('forced-colors');
    await mount(<PriceSum {...sum} />);
    const widths = all('dl, dl > div').map((row) => getComputedStyle(row).borderBlockEndWidth);
    expect(widths).toEqual(['0px', '1px', '1px', '3px', '1px']);
    expect(getComputedStyle(stroke()).backgroundColor).not.toBe(
      getComputedStyle(document.body).backgroundColor,
    );
  });

  it('shows what is paid larger than any other amount', async () => {
    await mount(<PriceSum {...sum} />);
    const sizes = all('dd, strong, mark').map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const paid = document.querySelector('strong');
    expect(paid && Number.parseFloat(getComputedStyle(paid).fontSize)).toBe(Math.max(...sizes));
    expect(sizes.filter((size) => size === Math.max(...sizes))).toHaveLength(1);
  });

  it('draws the stroke once, and a changed price does not draw it again', async () => {
    const { rerender } = await mount(<PriceSum {...sum} />);
    const [drawing] = stroke().getAnimations();
    expect(drawing?.effect?.getComputedTiming()).toMatchObject({ iterations: 1, duration: 240 });
    await drawing?.finished;
    rerender(<PriceSum {...sum} saving={{ term: 'Economia no ano', amount: 'R$\u00A01.200,00' }} />);
    await expect.poll(() => stroke().textContent).toContain('1.200,00');
    expect(stroke().getAnimations()).toEqual([]);
  });

  it('A2 with reduced motion the stroke is there from the start', async () => {
    await emulateMedia('prefers-reduced-motion');
    await mount(<PriceSum {...sum} />);
    for (const { effect } of stroke().getAnimations())
      expect(Number(effect?.getComputedTiming().duration)).toBeLessThan(1);
  });
});
