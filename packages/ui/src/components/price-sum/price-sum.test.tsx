import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceSum } from './price-sum.tsx';

const sum = {
  lines: [
    { term: 'Mensalidade', amount: 'R$ 1.000' },
    { term: 'Bolsa de 50%', amount: '− R$ 500' },
  ],
  total: { term: 'Você paga por mês', amount: 'R$ 500' },
};

it('is a native description list, with the total after the lines', () => {
  expect(renderToStaticMarkup(<PriceSum {...sum} />)).toBe(
    '<dl data-component="price-sum" class="me-price-sum tabular">' +
      '<div data-part="line"><dt>Mensalidade</dt><dd>R$ 1.000</dd></div>' +
      '<div data-part="line"><dt>Bolsa de 50%</dt><dd>− R$ 500</dd></div>' +
      '<div data-part="total"><dt>Você paga por mês</dt><dd><strong>R$ 500</strong></dd></div></dl>',
  );
});

it('marks the amount that is saved, after the total', () => {
  const html = renderToStaticMarkup(
    <PriceSum {...sum} saving={{ term: 'Economia no ano', amount: 'R$ 6.000' }} />,
  );
  expect(html).toContain(
    '</strong></dd></div><div data-part="saving"><dt>Economia no ano</dt><dd><mark class="highlight">R$ 6.000</mark></dd></div></dl>',
  );
});
