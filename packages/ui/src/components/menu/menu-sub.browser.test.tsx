import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { button, gone, item } from './menu-page.fixture.tsx';
import {
  MenuContent,
  type MenuDetails,
  MenuItem,
  MenuRoot,
  MenuSub,
  MenuSubContent,
  type MenuSubContentProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
  MenuTrigger,
} from './index.ts';

describeConformance({
  component: (props: MenuSubTriggerProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent>
        <MenuSub>
          <MenuSubTrigger {...props} />
        </MenuSub>
      </MenuContent>
    </MenuRoot>
  ),
  props: { children: 'Compartilhar' },
  dataComponent: 'menu',
  part: 'sub-trigger',
  element: HTMLButtonElement,
  portalled: true,
});

/** Once it is rendered and has its handlers. */
const pressIt = (trigger: HTMLButtonElement | null) => void setTimeout(() => trigger?.click());

describeConformance({
  component: (props: MenuSubContentProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent>
        <MenuSub>
          <MenuSubTrigger ref={pressIt}>Compartilhar</MenuSubTrigger>
          <MenuSubContent {...props} />
        </MenuSub>
      </MenuContent>
    </MenuRoot>
  ),
  props: { children: <MenuItem>Por e-mail</MenuItem> },
  dataComponent: 'menu-sub',
  element: HTMLDivElement,
  portalled: true,
});

const onOpenChange = vi.fn<(open: boolean, details: MenuDetails) => void>();
const onEmail = vi.fn<() => void>();

function Actions() {
  return (
    <MenuRoot onOpenChange={onOpenChange}>
      <MenuTrigger>Ações</MenuTrigger>
      <MenuContent>
        <MenuItem>Copiar</MenuItem>
        <MenuSub>
          <MenuSubTrigger>Compartilhar</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>Por WhatsApp</MenuItem>
            <MenuItem onSelect={onEmail}>Por e-mail</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <MenuItem>Excluir</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

const mountActions = () =>
  mount(
    <StrictMode>
      <Actions />
      <button type="button">Depois</button>
      <p style={{ paddingBlockStart: 300 }}>Uma página.</p>
    </StrictMode>,
  );

const root = () => page.getByRole('menu', { name: 'Ações' });
const sub = () => page.getByRole('menu', { name: 'Compartilhar' });
const subGone = () => expect.poll(() => sub().elements()).toHaveLength(0);
const reasons = () => onOpenChange.mock.calls.map(([, { reason }]) => reason);

/** Opens both by keys: the first item of the submenu has the focus. */
async function openSubByKey(key = '{ArrowRight}') {
  button('Ações').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Copiar')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Compartilhar')).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(item('Por WhatsApp')).toHaveFocus();
}

describe('Menu with a submenu', () => {
  useCleanPage();
  beforeEach(async () => {
    onOpenChange.mockClear();
    onEmail.mockClear();
    await desktop();
  });
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it.each(['{ArrowRight}', '{Enter}', ' '])('"%s" opens it, Arrow Left closes it', async (key) => {
    await mountActions();
    await openSubByKey(key);
    await expect.element(item('Compartilhar')).toHaveAttribute('aria-expanded', 'true');
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}');
    await subGone();
    await expect.element(item('Compartilhar')).toHaveFocus();
    await expect.element(item('Compartilhar')).toHaveAttribute('aria-expanded', 'false');
  });

  it('one Escape closes the submenu, the next one the menu', async () => {
    await mountActions();
    await openSubByKey();
    await userEvent.keyboard('{Escape}');
    await subGone();
    await expect.element(item('Compartilhar')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(button('Ações')).toHaveFocus();
    expect(reasons()).toEqual(['trigger', 'escape']);
  });

  it('arrows, ends and letters stay in it', async () => {
    await mountActions();
    await openSubByKey();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Por e-mail')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(item('Por WhatsApp')).toHaveFocus();
    await userEvent.keyboard('por e');
    await expect.element(item('Por e-mail')).toHaveFocus();
  });

  it('an action in it closes all, and the focus returns to the trigger', async () => {
    await mountActions();
    await openSubByKey();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Por e-mail')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    expect(onEmail).toHaveBeenCalledOnce();
    await expect.element(button('Ações')).toHaveFocus();
    expect(reasons()).toEqual(['trigger', 'item-press']);
  });

  it('Tab closes all and moves on from the trigger', async () => {
    await mountActions();
    await openSubByKey();
    await userEvent.tab();
    await gone();
    await expect.element(button('Depois')).toHaveFocus();
  });

  it('one press outside closes all, and the focus returns', async () => {
    await mountActions();
    await openSubByKey();
    await userEvent.click(page.getByText('Uma página.'));
    await gone();
    await expect.element(button('Ações')).toHaveFocus();
    expect(reasons()).toEqual(['trigger', 'outside-press']);
  });

  it('opens on hover, and another item closes it', async () => {
    await mountActions();
    await userEvent.click(button('Ações'));
    await userEvent.hover(item('Compartilhar'));
    await expect.element(sub()).toBeVisible();
    await userEvent.hover(item('Copiar'));
    await subGone();
    await expect.element(root()).toBeVisible();
  });

  it('from right to left it opens to the left, by Arrow Left', async () => {
    document.documentElement.dir = 'rtl';
    await mountActions();
    await openSubByKey('{ArrowLeft}');
    const { right } = sub().element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(root().element().getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowRight}');
    await subGone();
    await expect.element(item('Compartilhar')).toHaveFocus();
  });

  it('on a phone it covers part of the menu, and nothing leaves the screen', async () => {
    await phone();
    await mountActions();
    await userEvent.click(button('Ações'));
    await userEvent.click(item('Compartilhar'));
    await expect.element(sub()).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { left, right, width } = sub().element().getBoundingClientRect();
    expect(left).toBeGreaterThan(root().element().getBoundingClientRect().left);
    expect(right).toBeLessThanOrEqual(360);
    expect(width).toBeGreaterThan(150);
    await userEvent.click(item('Por e-mail'));
    await gone();
    expect(onEmail).toHaveBeenCalledOnce();
  });

  it('its item stays marked in forced colors while it is open', async () => {
    await emulateMedia('forced-colors');
    await mountActions();
    await openSubByKey();
    expect(getComputedStyle(item('Compartilhar').element()).outlineStyle).toBe('solid');
  });

  it('has the theme of its menu', async () => {
    await mount(
      <div data-theme="dark">
        <Actions />
      </div>,
    );
    await openSubByKey();
    expect(sub().element().getAttribute('data-theme')).toBe('dark');
  });
});
