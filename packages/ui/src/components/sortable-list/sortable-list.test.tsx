import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SortableItem, SortableList } from './sortable-list.tsx';
import { moveItem } from './use-sorting.ts';

it('is an ordered list with named buttons in the HTML of the server', () => {
  const html = renderToStaticMarkup(
    <SortableList aria-label="Fotos" items={['Pátio']} onItemsChange={() => {}}>
      <SortableItem index={0} name="Pátio">
        Foto do pátio
      </SortableItem>
    </SortableList>,
  );
  expect(html).toMatch(
    /^<ol data-component="sortable-list" aria-label="Fotos" class="me-sortable-list"><li data-part="item" [^>]*class="me-sortable-item"><span data-part="handle" aria-hidden="true"/,
  );
  expect(html).toContain('aria-label="Mover Pátio para cima"');
  expect(html).toContain('aria-label="Mover Pátio para baixo"');
});

it('an item outside of a list says what is missing', () => {
  expect(() =>
    renderToStaticMarkup(
      <SortableItem index={0} name="Pátio">
        Foto
      </SortableItem>,
    ),
  ).toThrow(/Put it inside `<SortableList>`/);
});

describe('moveItem', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 1, 'bac'],
  ])('from %i to %i: %s', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
