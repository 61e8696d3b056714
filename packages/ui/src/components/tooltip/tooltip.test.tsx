import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tooltip } from './tooltip.tsx';

it.each([
  ['description', 'aria-describedby'],
  ['label', 'aria-labelledby'],
] as const)('a %s is connected to its element by the server already', (kind, attribute) => {
  const html = renderToStaticMarkup(
    <Tooltip content="Salvar escola" kind={kind}>
      <button type="button">Salvar</button>
    </Tooltip>,
  );
  const id = new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1];
  expect(html).toContain(`<span hidden="" id="${id}" data-part="text">Salvar escola</span>`);
});
