import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BottomSheet } from './bottom-sheet.tsx';

it('on the server it is its trigger alone, also when it begins open', () => {
  const html = renderToStaticMarkup(
    <BottomSheet title="Filtros" trigger={<button type="button">Filtrar</button>} defaultOpen />,
  );
  expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Filtrar</button>');
});
