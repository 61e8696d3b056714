import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RangePath } from './range-path.tsx';

it('is an ordered list whose band screen readers skip, and whose end comes last', () => {
  const html = renderToStaticMarkup(
    <RangePath
      steps={[
        { name: '2027', detail: '8º ano', amount: 'R$ 850', from: 0.9, to: 0.9 },
        { name: '2028', detail: '9º ano', amount: 'R$ 850', range: 'de R$ 887 a R$ 936', from: 0.95, to: 1 },
      ]}
      end="Acaba em 2028."
    />,
  );
  expect(html).toBe(
    '<ol data-component="range-path" class="me-range-path">' +
      '<li data-part="step"><span><strong>2027</strong> 8º ano</span> <strong>R$ 850</strong></li>' +
      '<li data-part="step"><span><strong>2028</strong> 9º ano</span> <strong>R$ 850</strong><span data-part="range"> ' +
      '<span aria-hidden="true" style="--from:95%;--to:100%"></span>de R$ 887 a R$ 936</span></li>' +
      '<li data-part="end">Acaba em 2028.</li></ol>',
  );
});
