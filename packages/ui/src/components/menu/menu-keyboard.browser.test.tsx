import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { desktop, useCleanPage } from '../../testing/browser/mount.ts';
import { button, gone, item, menu, mountMenu, openByKey } from './menu-page.fixture.tsx';

describe('Menu on a keyboard', () => {
  useCleanPage();
  beforeEach(desktop);

  it('arrows wrap around, and include disabled items; Home and End go to the ends', async () => {
    await mountMenu();
    await openByKey();
    const walk: [string, string][] = [
      ['{ArrowUp}', 'Excluir'],
      ['{ArrowDown}', 'Água e luz'],
      ['{ArrowDown}', 'Editar'],
      ['{End}', 'Excluir'],
      ['{Home}', 'Água e luz'],
    ];
    for (const [key, name] of walk) {
      await userEvent.keyboard(key);
      await expect.element(item(name)).toHaveFocus();
    }
  });

  it.each([
    ['{ArrowDown}', 'Água e luz'],
    ['{ArrowUp}', 'Excluir'],
  ])('%s on the trigger opens it at that end', async (key, name) => {
    await mountMenu();
    button('Ações').element().focus();
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  });

  it('opened by a pointer, arrows start at the ends, and mouse and keys share one highlighted row', async () => {
    await mountMenu();
    await userEvent.click(button('Ações'));
    await expect.element(menu()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Excluir')).toHaveFocus();
    await userEvent.hover(item('Ajuda'));
    await expect.element(item('Ajuda')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Excluir')).toHaveFocus();
  });

  it('Enter and Space activate once, and a disabled action not at all', async () => {
    const pressed: string[] = [];
    await mountMenu({
      items: [
        { label: 'Copiar', onSelect: ({ reason }) => pressed.push(`Copiar by ${reason}`) },
        { label: 'Editar', disabled: true, onSelect: () => pressed.push('Editar') },
      ],
    });
    for (const key of ['{Enter}', ' ']) {
      button('Ações').element().focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(item('Copiar')).toHaveFocus();
      await userEvent.keyboard(key);
      await gone();
      await expect.element(button('Ações')).toHaveFocus();
    }
    expect(pressed).toEqual(['Copiar by item-press', 'Copiar by item-press']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Editar')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(item('Editar'), { force: true });
    await expect.element(menu()).toBeVisible();
    expect(pressed).toHaveLength(2);
  });

  it.each(['{Enter}', ' '])('a link is a link, and "%s" follows it', async (key) => {
    await mountMenu();
    await openByKey();
    await userEvent.keyboard('{End}');
    await expect.element(item('Excluir')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Ajuda')).toHaveFocus();
    expect(item('Ajuda').element()).toBeInstanceOf(HTMLAnchorElement);
    await userEvent.keyboard(key);
    await vi.waitFor(() => expect(window.location.hash).toBe('#ajuda'));
    await gone();
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  });
});

describe('Menu typeahead', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(() => {
    // From 1, because React replaces 0 by the date.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now() + 1);
  });

  it('letters find actions, with or without accents; a space within the text counts', async () => {
    await mountMenu();
    await openByKey();
    await userEvent.keyboard('a');
    await expect.element(item('Ajuda')).toHaveFocus();
    await pass(1001);
    await userEvent.keyboard('agua e');
    await expect.element(item('Água e luz')).toHaveFocus();
    await expect.element(menu()).toBeVisible();
  });
});
