import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { focusOnRemoval } from './focus-on-removal.ts';

const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector('button') ?? document.querySelector('h2'),
);

function List() {
  const [names, setNames] = useState(['Azul', 'Verde', 'Rosa']);
  const remove = (name: string) => setNames((all) => all.filter((other) => other !== name));
  return (
    <>
      <h2 tabIndex={-1}>Escolas</h2>
      <ul>
        {names.map((name) => (
          <li key={name} ref={focusNeighbor}>
            <button type="button" onClick={() => remove(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNames([])}>
        Limpar
      </button>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });

describe('focusOnRemoval', () => {
  useCleanPage();

  it('A2 passes the focus to the next sibling, then to the previous one, then to the heading', async () => {
    await mount(<List />);
    await userEvent.click(button('Verde'));
    await expect.element(button('Rosa')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Azul')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus of other elements where it is', async () => {
    await mount(<List />);
    await userEvent.click(button('Limpar'));
    await expect.element(button('Azul')).not.toBeInTheDocument();
    await expect.element(button('Limpar')).toHaveFocus();
  });
});
