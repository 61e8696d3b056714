import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageWidth } from './page-width.tsx';

it('is server-rendered markup that needs no script, with the given layout', () => {
  const markup = renderToStaticMarkup(<PageWidth className="flex py-8">Página</PageWidth>);
  expect(markup).toMatch(/^<div data-component="page-width" class="me-page-width flex py-8">Página<\/div>$/);
});
