import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

it("P3 is a plain form control in the server's markup", () => {
  const markup = renderToStaticMarkup(
    <Select label="Série" name="serie" placeholder="Todas as séries" defaultValue="2-ano">
      <option value="1-ano">1º ano</option>
      <option value="2-ano">2º ano</option>
    </Select>,
  );
  expect(markup).toMatch(/<select [^>]*name="serie"/);
  expect(markup).toContain('<option value="">Todas as séries</option>');
  expect(markup).toContain('<option value="2-ano" selected="">');
});
