import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import UsageDemo from './demos/usage.tsx';
import { LineChart } from './line-chart.tsx';

describeConformance({
  component: LineChart,
  props: {
    caption: 'Visitas',
    axis: 'Dia',
    labels: ['1', '2'],
    series: [{ key: 'a', label: 'Celular', values: [1, 2] }],
    formatValue: String,
  },
  dataComponent: 'line-chart',
  element: HTMLElement,
});

describe('LineChart', () => {
  useCleanPage();
  afterEach(desktop);

  it('opens its table by keyboard, and has no accessibility problems', async () => {
    await mount(<UsageDemo />);
    const summary = page.getByText('Ver os números em tabela').element();
    if (!(summary instanceof HTMLElement)) throw new Error('There is no summary.');
    summary.focus();
    summary.click();
    await expect.element(page.getByRole('rowheader', { name: '27/11' })).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('the patterns of its lines differ, and a phone is wide enough', async () => {
    await phone();
    await mount(<UsageDemo />);
    const patterns = [...document.querySelectorAll('[data-part="legend"] [data-series] > line')].map(
      (line) => getComputedStyle(line).strokeDasharray,
    );
    expect(new Set(patterns).size).toBe(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
