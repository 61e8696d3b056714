import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { ModalProps } from '../../components/dialog/layer-parts.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import type { LayerDetails } from './layer-state.ts';

const modals: readonly (readonly [string, ComponentType<ModalProps>])[] = [
  ['a dialog', Dialog],
  ['a drawer', Drawer],
  ['a bottom sheet', BottomSheet],
];

const layer = () => page.getByRole('dialog', { name: 'Filtros' });
const trigger = () => page.getByRole('button', { name: 'Abrir' });
const closeButton = () => page.getByRole('button', { name: 'Fechar' });
const pressOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
const hasEntry = () => Object.hasOwn(Object(window.history.state), 'melhorEscolaLayer');

async function goBack() {
  await expect.poll(hasEntry).toBe(true);
  window.history.back();
}

const ways: readonly (readonly [string, () => Promise<void>])[] = [
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['outside-press', pressOutside],
  ['close-button', () => userEvent.click(closeButton())],
  ['back', goBack],
];

describe.each(modals)('%s is a modal layer', (_name, Modal) => {
  useCleanPage();
  // On a touch screen Back closes a layer too.
  beforeEach(phone);

  it('ST-11 each way closes it, reports it, releases the page and returns the focus', async () => {
    const onOpenChange = vi.fn<(open: boolean, details: LayerDetails) => void>();
    await mount(
      <div>
        <Modal title="Filtros" trigger={<button type="button">Abrir</button>} onOpenChange={onOpenChange} />
      </div>,
    );
    const button = trigger().element();
    for (const [, close] of ways) {
      await userEvent.click(trigger());
      await expect.element(layer()).toHaveFocus();
      expect(layer().element().ariaModal).toBe('true');
      expect(layer().element().closest('[inert]')).toBeNull();
      expect(button.closest('[inert]')).not.toBeNull();
      await close();
      await expect.element(layer()).not.toBeInTheDocument();
      expect(button.closest('[inert]')).toBeNull();
      await expect.element(trigger()).toHaveFocus();
      await expect.poll(hasEntry).toBe(false);
    }
    expect(onOpenChange.mock.calls.map(([next, { reason }]) => [next, reason])).toEqual(
      ways.flatMap(([reason]) => [
        [true, 'trigger'],
        [false, reason],
      ]),
    );
    expect(onOpenChange.mock.calls.every(([, { event }]) => event instanceof Event)).toBe(true);
  });

  it('ST-11 with `closable={false}` nothing dismisses it, and it has neither button nor history entry', async () => {
    await mount(<Modal title="Filtros" trigger={<button type="button">Abrir</button>} closable={false} />);
    await userEvent.click(trigger());
    await expect.element(layer()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await expect.element(closeButton()).not.toBeInTheDocument();
    await expect.element(layer()).toBeVisible();
    expect(hasEntry()).toBe(false);
  });
});
