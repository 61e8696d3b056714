import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DescriptionList } from './description-list.tsx';

it('is a native description list', () => {
  expect(renderToStaticMarkup(<DescriptionList items={[{ term: 'Turno', description: 'Manhã' }]} />)).toBe(
    '<dl data-component="description-list" data-layout="stacked" class="me-description-list me-stacked">' +
      '<div><dt data-part="term">Turno</dt><dd data-part="description">Manhã</dd></div></dl>',
  );
});

it('has columns only when stacked', () => {
  expect(renderToStaticMarkup(<DescriptionList items={[]} layout="beside" columns={3} />)).not.toContain(
    'columns',
  );
});
