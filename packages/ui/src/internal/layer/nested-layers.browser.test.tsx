import * as RadixDialog from '@radix-ui/react-dialog';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import { showToast, ToastRegion } from '../../components/toast/index.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';

const button = (name: string) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });
const isOpen = (name: string) => dialog(name).elements().length > 0;
const opensWith = (name: string) => <button type="button">{name}</button>;

/** A popover in a dialog in a drawer, with a menu beside the popover. */
function Nested() {
  return (
    <StrictMode>
      <Drawer title="Gaveta" trigger={opensWith('Abrir gaveta')}>
        <Dialog title="Diálogo" trigger={opensWith('Abrir diálogo')}>
          <Popover title="Balão" trigger={opensWith('Abrir balão')}>
            <label>
              Início das aulas <input type="date" />
            </label>
          </Popover>
          <Menu trigger={opensWith('Ações')} items={[{ label: 'Copiar' }]} />
          <p>Texto do diálogo</p>
        </Dialog>
      </Drawer>
    </StrictMode>
  );
}

async function openAll() {
  for (const [name, layer] of [
    ['Abrir gaveta', 'Gaveta'],
    ['Abrir diálogo', 'Diálogo'],
    ['Abrir balão', 'Balão'],
  ] as const) {
    await userEvent.click(button(name));
    await expect.element(dialog(layer)).toHaveFocus();
  }
}

const openOnes = () => ['Gaveta', 'Diálogo', 'Balão'].filter(isOpen);
const pressOutside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });

/** Goes back, once the newest layer has its entry in the history. */
async function goBack() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.history.back();
}

describe('ST-11 layers in layers', () => {
  useCleanPage();
  beforeEach(desktop);

  it('one Escape closes one layer, and the focus returns to the button of each', async () => {
    await mount(<Nested />);
    await openAll();
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(openOnes).toEqual(['Gaveta', 'Diálogo']);
    await expect.element(button('Abrir balão')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(openOnes).toEqual(['Gaveta']);
    await expect.element(button('Abrir diálogo')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(openOnes).toEqual([]);
    await expect.element(button('Abrir gaveta')).toHaveFocus();
  });

  it('one press closes one layer', async () => {
    await mount(<Nested />);
    await openAll();
    await pressOutside();
    await expect.poll(openOnes).toEqual(['Gaveta', 'Diálogo']);
    await pressOutside();
    await expect.poll(openOnes).toEqual(['Gaveta']);
    await pressOutside();
    await expect.poll(openOnes).toEqual([]);
  });

  it('on a phone, one Back closes one layer', async () => {
    await phone();
    await mount(<Nested />);
    await openAll();
    await goBack();
    await expect.poll(openOnes).toEqual(['Gaveta', 'Diálogo']);
    await goBack();
    await expect.poll(openOnes).toEqual(['Gaveta']);
    await goBack();
    await expect.poll(openOnes).toEqual([]);
  });

  it('on a phone, Back closes a menu in a sheet, then the sheet', async () => {
    await phone();
    await mount(
      <BottomSheet title="Folha" trigger={opensWith('Abrir folha')}>
        <Menu trigger={opensWith('Ações')} items={[{ label: 'Copiar' }]} />
      </BottomSheet>,
    );
    await userEvent.click(button('Abrir folha'));
    await userEvent.click(button('Ações'));
    await expect.element(page.getByRole('menu')).toBeVisible();
    await goBack();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(dialog('Folha')).toBeVisible();
    await expect.element(button('Ações')).toHaveFocus();
    await goBack();
    await expect.element(dialog('Folha')).not.toBeInTheDocument();
  });

  it('a toast can be pressed and focused above all of them, and closes none', async () => {
    await mount(
      <>
        <Nested />
        <ToastRegion />
      </>,
    );
    await openAll();
    const undo = vi.fn<() => void>();
    showToast({ title: 'Salvo', action: { label: 'Desfazer', onPress: undo } });
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('listitem')).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(dialog('Balão')).toHaveFocus();
    await userEvent.click(button('Desfazer'));
    expect(undo).toHaveBeenCalledOnce();
    expect(openOnes()).toEqual(['Gaveta', 'Diálogo', 'Balão']);
  });
});

/** A modal dialog of an application, on Radix and not of the kit. */
function ForeignDialog() {
  const [isSeen, setSeen] = useState(true);
  return (
    <RadixDialog.Root open={isSeen} onOpenChange={setSeen}>
      <RadixDialog.Portal>
        <RadixDialog.Content aria-describedby={undefined}>
          <RadixDialog.Title>De fora</RadixDialog.Title>
          <Popover title="Balão" trigger={opensWith('Abrir balão')}>
            <button type="button">Dentro</button>
          </Popover>
          <Dialog title="Diálogo" trigger={opensWith('Abrir diálogo')} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

describe("layers in an application's own Radix dialog", () => {
  useCleanPage();
  beforeEach(desktop);

  it.each([
    ['popover', 'Abrir balão', 'Balão'],
    ['dialog', 'Abrir diálogo', 'Diálogo'],
  ])('a %s gets the focus, and one Escape closes one of them', async (_layer, name, title) => {
    await mount(<ForeignDialog />);
    await userEvent.click(button(name));
    await expect.element(dialog(title)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(title)).not.toBeInTheDocument();
    await expect.element(button(name)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('De fora')).not.toBeInTheDocument();
  });

  it('a control in the popover can be pressed and keeps the focus', async () => {
    await mount(<ForeignDialog />);
    await userEvent.click(button('Abrir balão'));
    await userEvent.click(button('Dentro'));
    await expect.element(button('Dentro')).toHaveFocus();
  });
});
