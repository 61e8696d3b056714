import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from './menu.tsx';

const trigger = <button type="button">Ações</button>;

it('on the server it is its trigger alone, also when it begins open', () => {
  const html = renderToStaticMarkup(
    <Menu
      trigger={trigger}
      items={[{ label: 'Compartilhar' }, { label: 'Excluir', startsGroup: true }]}
      defaultOpen
    />,
  );
  expect(html.replace(/ id="[^"]+"/, '')).toBe(
    '<button type="button" aria-haspopup="menu" aria-expanded="false">Ações</button>',
  );
});
