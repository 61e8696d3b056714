import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TableEdit } from './table-edit.tsx';

it('is the value in a named button in the HTML of the server, without an input', () => {
  const html = renderToStaticMarkup(
    <TableEdit label="Vagas de Maternal" value="4" onValueCommit={() => undefined} />,
  );
  expect(html).toMatch(
    /^<div data-component="table-edit" class="me-table-edit"><button type="button" data-part="value"[^>]*><span class="me-text-part">4<\/span><svg/,
  );
  expect(html).toContain(' <span class="sr-only">Editar Vagas de Maternal</span></button></div>');
  expect(html).not.toContain('<input');
});
