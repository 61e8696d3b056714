import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BottomSheet } from './bottom-sheet.tsx';

it('the server renders only its trigger, even if it is open initially', () => {
  const html = renderToStaticMarkup(
    <BottomSheet title="Filtros" trigger={<button type="button">Filtrar</button>} defaultOpen />,
  );
  expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Filtrar</button>');
});
