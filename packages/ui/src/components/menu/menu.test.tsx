import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from './menu.tsx';

const trigger = <button type="button">Ações</button>;

it('the server renders only its trigger, even if it is open initially', () => {
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
