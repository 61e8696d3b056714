import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/browser/mount.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

export const dialog = (name = 'Excluir a conta?') => page.getByRole('dialog', { name });
export const trigger = () => page.getByRole('button', { name: 'Abrir' });
export const gone = (name?: string) =>
  vi.waitFor(() => expect(dialog(name).elements()).toHaveLength(0), 3000);
export const root = document.documentElement;

export function mountDialog(extra: Partial<DialogProps> = {}) {
  return mount(
    <StrictMode>
      <p style={{ height: '40vh' }}>Uma página comprida.</p>
      <Dialog title="Excluir a conta?" trigger={<button type="button">Abrir</button>} {...extra}>
        {extra.children ?? <button type="button">Dentro</button>}
      </Dialog>
      <p style={{ height: '200vh' }} />
    </StrictMode>,
  );
}

export async function open() {
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
}

/** Opens it and starts closing it, so slowly that it is still there on a busy machine. */
export async function startClosing() {
  await open();
  const going = dialog().element();
  going.style.animationDuration = '100s';
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(going.dataset['state']).toBe('closed'));
  expect(going.getAnimations()).toHaveLength(1);
  return going;
}
