import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LineChart, type LineChartProps } from './line-chart.tsx';

const render = (props: Partial<LineChartProps> = {}) =>
  renderToStaticMarkup(
    <LineChart
      caption="LCP por dia"
      axis="Dia"
      labels={['1', '2', '3']}
      series={[{ key: 'phone', label: 'Celular', values: [1000, null, 3000] }]}
      formatValue={(value) => `${value} ms`}
      {...props}
    />,
  );

/** Text of the cells of the table, row by row. */
const cells = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gu)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gu)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]+>/gu, ''),
    ),
  );

describe('LineChart', () => {
  it('is a figure whose table has every number, and says where there is none', () => {
    const html = render();
    expect(html).toMatch(/^<figure data-component="line-chart" aria-labelledby="[^"]+"/);
    expect(cells(html).map((row) => row.slice(-1)[0])).toEqual([
      expect.stringContaining('Celular'),
      expect.stringContaining('1000 ms'),
      expect.stringContaining('sem dados'),
      expect.stringContaining('3000 ms'),
    ]);
  });

  it('draws no line over a missing value, and its scale ends at a round number', () => {
    const html = render();
    expect(html).not.toMatch(/<line x1="[^"]+" y1=/);
    expect(html.match(/<path/gu)).toHaveLength(3);
    expect(html).toContain('<span>4000 ms</span>');
    expect(html).toContain('<svg x="100%" y="25%">');
  });

  it('connects neighbors, from the first to the last', () => {
    const html = render({ series: [{ key: 'phone', label: 'Celular', values: [0, 2000, 4000] }] });
    expect(html).toContain('<line x1="0%" y1="100%" x2="50%" y2="50%"></line>');
    expect(html).toContain('<line x1="50%" y1="50%" x2="100%" y2="0%"></line>');
  });

  it('has its limit within the scale, with its name in the legend', () => {
    const html = render({ limit: { value: 5000, label: 'Bom até 5 s' } });
    expect(html).toContain('<span>6000 ms</span>');
    expect(html).toContain('<span>Bom até 5 s</span>');
  });

  it('tells series apart without color', () => {
    const html = render({
      series: ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, values: [1, 2, 3] })),
    });
    const legend = /data-part="legend".*?<\/ul>/su.exec(html)?.[0] ?? '';
    const shapes = [...legend.matchAll(/<path d="([^"]+)"/gu)].map(([, shape]) => shape);
    expect(new Set(shapes).size).toBe(4);
  });
});
