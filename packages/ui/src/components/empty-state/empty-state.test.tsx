import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it('says what is missing in a heading of the page’s outline, and leaves out what it is not given', () => {
  const markup = renderToStaticMarkup(<EmptyState title="Nenhuma bolsa" level={3} />);
  expect(markup).toMatch(
    /^<div data-component="empty-state" class="me-empty-state"><h3 [^>]*>Nenhuma bolsa<\/h3><\/div>$/,
  );
});

it('shows the drawing first, then the words, then the way on', () => {
  expect(
    renderToStaticMarkup(
      <EmptyState title="Título" drawing={<i />} actions={<b />}>
        Frase
      </EmptyState>,
    ),
  ).toMatch(/<i><\/i>.*Título.*Frase.*data-part="actions".*<b><\/b>/);
});
