import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/browser/mount.ts';
import { Menu, type MenuProps } from './menu.tsx';

export const menu = () => page.getByRole('menu');
export const button = (name: string) => page.getByRole('button', { name });
export const item = (name: string) => page.getByRole('menuitem', { name });
export const gone = () => vi.waitFor(() => expect(menu().elements()).toHaveLength(0), 2000);

/** A page with a menu between two buttons. */
export function mountMenu(extra: Partial<MenuProps> = {}) {
  return mount(
    <StrictMode>
      <div style={{ padding: 80 }}>
        <button type="button">Antes</button>
        <Menu
          trigger={<button type="button">Ações</button>}
          items={[
            { label: 'Água e luz' },
            { label: 'Editar', disabled: true },
            { label: 'Ajuda', href: '#ajuda' },
            { label: 'Excluir', startsGroup: true, tone: 'danger' },
          ]}
          {...extra}
        />
        <button type="button">Depois</button>
        <p>Uma página.</p>
      </div>
    </StrictMode>,
  );
}

export async function openByKey() {
  button('Ações').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Água e luz')).toHaveFocus();
}
