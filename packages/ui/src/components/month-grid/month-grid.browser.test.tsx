import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import SchoolYear from './demos/school-year.tsx';
import { MonthGrid } from './month-grid.tsx';

const caption = 'Mês mais pesado: janeiro';
const months = [
  { name: 'janeiro', amount: 'R$\u00A012.345', level: 1, isPeak: true },
  { name: 'fevereiro', amount: 'R$\u00A0850', level: 0.07 },
];

describeConformance({
  component: MonthGrid,
  props: { caption, months },
  dataComponent: 'month-grid',
  element: HTMLElement,
});

const squares = () => [...document.querySelectorAll<HTMLElement>('li')];

describe('MonthGrid', () => {
  useCleanPage();
  afterEach(desktop);

  it.each([320, 360, 1280])('in a window of %d px no amount leaves its square', async (width) => {
    await page.viewport(width, 740);
    await mount(<MonthGrid caption={caption} months={months} />);
    for (const square of squares()) expect(square.scrollWidth).toBeLessThanOrEqual(square.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findings()).toEqual([]);
  });

  it('shows three months beside each other in the narrowest window', async () => {
    await page.viewport(320, 740);
    await mount(<SchoolYear />);
    expect(new Set(squares().map((square) => square.getBoundingClientRect().left)).size).toBe(3);
  });

  it('A2 with forced colors the heaviest month keeps its stronger edge', async () => {
    await emulateMedia('forced-colors');
    await mount(<MonthGrid caption={caption} months={months} />);
    expect(squares().map((square) => getComputedStyle(square).borderTopWidth)).toEqual(['2px', '1px']);
  });
});
