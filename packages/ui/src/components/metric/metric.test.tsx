import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Metric, MetricList } from './metric.tsx';

const period = 'na semana passada';

it('is a native description list, with the number before its trend', () => {
  const html = renderToStaticMarkup(
    <MetricList>
      <Metric label="Visitas" value={1284} trend={{ previous: 1272, period }} />
    </MetricList>,
  );
  expect(html.replace(/<svg.*?<\/svg>/, '<svg/>')).toBe(
    '<dl data-component="metric-list" class="me-metric-list"><div data-component="metric" class="me-metric">' +
      '<dt data-part="label">Visitas</dt><dd data-part="value">1.284</dd>' +
      '<dd data-part="trend" data-trend="good"><svg/><span>12 a mais que na semana passada</span></dd></div></dl>',
  );
});

interface MetricCase {
  value: number;
  previous: number;
  better?: 'higher' | 'lower' | 'neither';
}

it.each<[MetricCase, string, string]>([
  [{ value: 5, previous: 2 }, 'good', '3 a mais'],
  [{ value: 2, previous: 5 }, 'bad', '3 a menos'],
  [{ value: 5, previous: 2, better: 'lower' }, 'bad', '3 a mais'],
  [{ value: 2, previous: 5, better: 'lower' }, 'good', '3 a menos'],
  [{ value: 2, previous: 1500, better: 'neither' }, 'neutral', '1.498 a menos'],
  [{ value: 7, previous: 7 }, 'neutral', 'O mesmo'],
])('%j is %s news: %s', ({ value, previous, better }, meaning, text) => {
  const html = renderToStaticMarkup(
    <Metric label="Perguntas" value={value} trend={{ previous, period, better }} />,
  );
  expect(html).toContain(`data-trend="${meaning}"`);
  expect(html).toContain(`<span>${text} que na semana passada</span>`);
});

it('shows another form of its number', () => {
  expect(
    renderToStaticMarkup(
      <Metric label="Desconto" value={620}>
        R$ 620
      </Metric>,
    ),
  ).toContain('<dd data-part="value">R$ 620</dd></div>');
});
