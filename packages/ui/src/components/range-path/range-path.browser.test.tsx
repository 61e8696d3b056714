import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { RangePath } from './range-path.tsx';

const steps = [
  { name: '2027', detail: '2ª série', amount: 'R$\u00A012.345,67', from: 0.9, to: 0.9 },
  {
    name: '2028',
    detail: '3ª série do Ensino Médio em período integral',
    amount: 'R$\u00A012.345,67',
    range: 'de R$\u00A012.871,60 a R$\u00A013.587,64 com reajuste',
    from: 0.95,
    to: 1,
  },
];
const end = 'A bolsa acaba no fim da 3ª série, em dezembro de 2028.';

describeConformance({
  component: RangePath,
  props: { steps, end },
  dataComponent: 'range-path',
  element: HTMLOListElement,
});

describe('RangePath', () => {
  useCleanPage();
  afterEach(desktop);

  it.each([320, 360, 1280])('fits a window of %d px', async (width) => {
    await page.viewport(width, 740);
    await mount(<RangePath steps={steps} end={end} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findings()).toEqual([]);
  });

  it('A2 with forced colors the way, its stops and the edge of a band remain', async () => {
    await emulateMedia('forced-colors');
    await mount(<RangePath steps={steps} end={end} />);
    const [first] = document.querySelectorAll('li');
    const band = document.querySelector('[data-part="range"] > span');
    if (!first || !band) throw new Error('The path has no step, or no band.');
    expect(getComputedStyle(first, '::before').borderInlineStartWidth).toBe('2px');
    expect(getComputedStyle(first, '::after').borderTopWidth).toBe('2px');
    expect(getComputedStyle(band).borderTopWidth).toBe('1px');
  });
});
