import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MonthGrid } from './month-grid.tsx';

it('is a figure with its caption before a list of the months', () => {
  const html = renderToStaticMarkup(
    <MonthGrid
      caption="Mês mais pesado: janeiro"
      months={[
        { name: 'janeiro', amount: 'R$ 1.450', level: 1, isPeak: true },
        { name: 'fevereiro', amount: 'R$ 850', level: 0.586 },
      ]}
    />,
  );
  expect(html.replaceAll(/_R_\w*_/gu, 'caption')).toBe(
    '<figure data-component="month-grid" aria-labelledby="caption" class="me-month-grid">' +
      '<figcaption data-part="caption" id="caption">Mês mais pesado: janeiro</figcaption>' +
      '<ol data-part="months">' +
      '<li data-part="month" data-peak="" style="--level:100%"><span>janeiro</span> <strong>R$ 1.450</strong></li>' +
      '<li data-part="month" style="--level:59%"><span>fevereiro</span> <strong>R$ 850</strong></li>' +
      '</ol></figure>',
  );
});
