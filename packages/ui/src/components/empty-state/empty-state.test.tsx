import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it('has a heading in the page’s outline, and omits missing parts', () => {
  const markup = renderToStaticMarkup(<EmptyState title="Nenhuma bolsa" level={3} />);
  expect(markup).toMatch(
    /^<div data-component="empty-state" class="me-empty-state"><h3 [^>]*>Nenhuma bolsa<\/h3><\/div>$/,
  );
});

it('shows the drawing first, then the text, then the actions', () => {
  expect(
    renderToStaticMarkup(
      <EmptyState title="Título" drawing={<i />} actions={<b />}>
        Frase
      </EmptyState>,
    ),
  ).toMatch(/<i><\/i>.*Título.*Frase.*data-part="actions".*<b><\/b>/);
});
