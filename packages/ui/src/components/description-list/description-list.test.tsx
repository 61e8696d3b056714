import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DescriptionList } from './description-list.tsx';

it('is a native list of names and what they are', () => {
  expect(renderToStaticMarkup(<DescriptionList items={[{ term: 'Turno', description: 'Manhã' }]} />)).toBe(
    '<dl data-component="description-list" data-layout="stacked" class="me-description-list me-stacked">' +
      '<div><dt data-part="term">Turno</dt><dd data-part="description">Manhã</dd></div></dl>',
  );
});

it('stands in columns only when stacked', () => {
  expect(renderToStaticMarkup(<DescriptionList items={[]} layout="beside" columns={3} />)).not.toContain(
    'columns',
  );
});
