import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';

it('the server renders only its trigger, even if it is open initially', () => {
  const html = renderToStaticMarkup(
    <Drawer title="Menu" trigger={<button type="button">Abrir</button>} defaultOpen />,
  );
  expect(html).toBe('<button type="button" aria-haspopup="dialog" aria-expanded="false">Abrir</button>');
});
