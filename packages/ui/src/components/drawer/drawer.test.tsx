import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';

it('on the server it is its trigger alone, also when it begins open', () => {
  const html = renderToStaticMarkup(
    <Drawer title="Menu" trigger={<button type="button">Abrir</button>} defaultOpen />,
  );
  expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Abrir</button>');
});
