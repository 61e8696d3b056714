import { type ComponentProps, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { button, gone, item, menu, mountMenu, openByKey } from './menu-page.fixture.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import {
  MenuContent,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './index.ts';

describeConformance({
  component: Menu,
  props: {
    trigger: <button type="button">Ações</button>,
    items: [{ label: 'Copiar' }, { label: 'Excluir', startsGroup: true }],
    defaultOpen: true,
  },
  dataComponent: 'menu',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof MenuContent>) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent {...props}>
        <MenuLabel>Busca salva</MenuLabel>
        <MenuItem>Copiar</MenuItem>
        <MenuSeparator />
        <MenuItem href="#editar">Editar</MenuItem>
      </MenuContent>
    </MenuRoot>
  ),
  props: {},
  dataComponent: 'menu',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: MenuItemProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent>
        <MenuItem {...props}>{props.children ?? 'Copiar'}</MenuItem>
      </MenuContent>
    </MenuRoot>
  ),
  props: {},
  dataComponent: 'menu',
  element: HTMLElement,
  part: 'item',
  asChild: true,
  portalled: true,
});

function OpenedElsewhere() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={anchor} onClick={() => setOpen(!isOpen)}>
        Ações
      </button>
      <MenuRoot open={isOpen} onOpenChange={setOpen}>
        <MenuContent anchor={anchor} aria-label="Ações da busca">
          <MenuItem>Copiar</MenuItem>
        </MenuContent>
      </MenuRoot>
      <button type="button">Depois</button>
    </>
  );
}

type OnOpenChange = NonNullable<MenuProps['onOpenChange']>;

function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Menu
        trigger={<button type="button">Ações</button>}
        items={[{ label: 'Excluir', onSelect: () => setAsks(true) }]}
      />
      <Dialog title="Excluir?" open={asks} onOpenChange={setAsks} />
    </>
  );
}

describe('Menu', () => {
  useCleanPage();
  beforeEach(desktop);

  it('ST-11 each way closes it, reports it, and returns the focus', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountMenu({ onOpenChange });
    const ways: readonly (readonly [string, () => Promise<void>])[] = [
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['outside-press', () => userEvent.click(page.getByText('Uma página.'))],
      ['trigger', () => userEvent.click(button('Ações'))],
      ['item-press', () => userEvent.click(item('Excluir'))],
    ];
    for (const [, close] of ways) {
      await userEvent.click(button('Ações'));
      await expect.element(menu()).toHaveFocus();
      await close();
      await gone();
      await expect.element(button('Ações')).toHaveFocus();
    }
    expect(onOpenChange.mock.calls.map(([next, details]) => [next, details.reason])).toEqual(
      ways.flatMap(([reason]) => [
        [true, 'trigger'],
        [false, reason],
      ]),
    );
  });

  it.each<[string, boolean, string]>([
    ['Tab', false, 'Depois'],
    ['Shift+Tab', true, 'Antes'],
  ])('%s closes it and moves on from the trigger', async (_key, shift, name) => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountMenu({ onOpenChange });
    await openByKey();
    await userEvent.tab({ shift });
    await expect.element(button(name)).toHaveFocus();
    await gone();
    expect(onOpenChange.mock.calls.map(([, details]) => details.reason)).toEqual(['trigger', 'tab']);
  });

  it('a press on something else closes it, and keeps the focus there', async () => {
    await mountMenu();
    await userEvent.click(button('Ações'));
    await expect.element(menu()).toBeVisible();
    await userEvent.click(button('Depois'));
    await gone();
    await expect.element(button('Depois')).toHaveFocus();
  });

  it('an action can keep the menu open, and so can a controlled state', async () => {
    await mountMenu({ items: [{ label: 'Copiar', onSelect: (details) => details.cancel() }] });
    await userEvent.click(button('Ações'));
    await userEvent.click(item('Copiar'));
    await expect.element(item('Copiar')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('a caller can cancel', async () => {
    await mountMenu({ onOpenChange: (next, details) => !next && details.cancel() });
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect.element(item('Água e luz')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu()).toBeVisible();
  });

  it('is named by its trigger, which announces what it opens, or by its label', async () => {
    await mountMenu();
    const trigger = button('Ações').element();
    expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger.hasAttribute('aria-controls')).toBe(false);
    await openByKey();
    await expect.element(page.getByRole('menu', { name: 'Ações' })).toBeVisible();
    expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')).toBe(menu().element());
    expect(await findings()).toEqual([]);
  });

  it('a trigger with its own id names it too, and a label has priority over any trigger', async () => {
    await mountMenu({
      trigger: (
        <button type="button" id="acoes">
          Ações
        </button>
      ),
    });
    await openByKey();
    expect(menu().element().getAttribute('aria-labelledby')).toBe('acoes');
    await userEvent.keyboard('{Escape}');
    await gone();
    await mount(
      <MenuRoot defaultOpen>
        <MenuTrigger>Outras</MenuTrigger>
        <MenuContent>
          <MenuLabel>Busca salva</MenuLabel>
          <MenuItem>Copiar</MenuItem>
        </MenuContent>
      </MenuRoot>,
    );
    await expect.element(page.getByRole('menu', { name: 'Busca salva' })).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('a dialog opened by an action returns the focus to the trigger', async () => {
    await mount(<Asking />);
    await userEvent.click(button('Ações'));
    await userEvent.click(item('Excluir'));
    await expect.element(page.getByRole('dialog', { name: 'Excluir?' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Ações')).toHaveFocus();
  });

  it('opened by a button elsewhere it is beside that one, which gets the focus back', async () => {
    await mount(<OpenedElsewhere />);
    await userEvent.click(button('Ações'));
    await expect.element(page.getByRole('menu', { name: 'Ações da busca' })).toHaveFocus();
    expect(await findings()).toEqual([]);
    const { top } = menu().element().getBoundingClientRect();
    expect(top).toBe(button('Ações').element().getBoundingClientRect().bottom + 8);
    await userEvent.click(item('Copiar'));
    await gone();
    await expect.element(button('Ações')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Copiar')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Depois')).toHaveFocus();
    await gone();
  });

  it('within a dialog, Escape and Tab close only the menu', async () => {
    await mount(
      <div>
        <Dialog title="Busca" defaultOpen>
          <Menu trigger={<button type="button">Ações</button>} items={[{ label: 'Copiar' }]} />
          <button type="button">Fim</button>
        </Dialog>
      </div>,
    );
    await userEvent.click(button('Ações'));
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(page.getByRole('dialog', { name: 'Busca' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Copiar')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Fim')).toHaveFocus();
    await gone();
  });
});
