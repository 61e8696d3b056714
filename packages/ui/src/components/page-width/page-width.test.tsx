import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageWidth } from './page-width.tsx';

it('comes from the server as markup that needs no script, with the layout that a page gives it', () => {
  const markup = renderToStaticMarkup(<PageWidth className="flex py-8">Página</PageWidth>);
  expect(markup).toMatch(/^<div data-component="page-width" class="me-page-width flex py-8">Página<\/div>$/);
});
