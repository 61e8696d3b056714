import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { button, gone, menu } from './menu-page.fixture.tsx';
import {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuRoot,
  MenuTrigger,
} from './index.ts';

const withinMenu = { dataComponent: 'menu', portalled: true };

describeConformance({
  ...withinMenu,
  component: (props: MenuCheckboxItemProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Exibição</MenuTrigger>
      <MenuContent>
        <MenuCheckboxItem {...props} />
      </MenuContent>
    </MenuRoot>
  ),
  props: { checked: true, children: 'Mapa' },
  part: 'checkbox-item',
  element: HTMLButtonElement,
});

describeConformance({
  ...withinMenu,
  component: (props: MenuRadioGroupProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Exibição</MenuTrigger>
      <MenuContent>
        <MenuRadioGroup {...props} />
      </MenuContent>
    </MenuRoot>
  ),
  props: {
    value: 'preco',
    label: 'Ordenar por',
    children: <MenuRadioItem value="preco">Preço</MenuRadioItem>,
  },
  part: 'radio-group',
  element: HTMLDivElement,
});

describeConformance({
  ...withinMenu,
  component: (props: MenuRadioItemProps) => (
    <MenuRoot defaultOpen>
      <MenuTrigger>Exibição</MenuTrigger>
      <MenuContent>
        <MenuRadioGroup label="Ordenar por" value="preco">
          <MenuRadioItem {...props} />
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  ),
  props: { value: 'preco', children: 'Preço' },
  part: 'radio-item',
  element: HTMLButtonElement,
});

const changes = vi.fn<(change: string) => void>();

function View() {
  const [hasMap, setMap] = useState(false);
  const [order, setOrder] = useState('preco');
  return (
    <MenuRoot>
      <MenuTrigger>Exibição</MenuTrigger>
      <MenuContent>
        <MenuCheckboxItem
          checked={hasMap}
          onCheckedChange={(next, { reason }) => {
            changes(`map ${next} by ${reason}`);
            setMap(next);
          }}
        >
          Mapa
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={false} disabled onCheckedChange={() => changes('never')}>
          Fotos
        </MenuCheckboxItem>
        <MenuRadioGroup
          label="Ordenar por"
          value={order}
          onValueChange={(next, { reason }) => {
            changes(`${next} by ${reason}`);
            setOrder(next);
          }}
        >
          <MenuRadioItem value="preco">Preço</MenuRadioItem>
          <MenuRadioItem value="distancia">Distância</MenuRadioItem>
        </MenuRadioGroup>
        <MenuItem>Voltar ao início</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

const checkbox = (name: string) => page.getByRole('menuitemcheckbox', { name });
const radio = (name: string) => page.getByRole('menuitemradio', { name });

async function openByKey() {
  button('Exibição').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(checkbox('Mapa')).toHaveFocus();
}

/** Whether a visible check mark has the color of the row's text. */
function isMarked(row: Element): boolean {
  const { visibility, color, stroke } = getComputedStyle(row.querySelector('.me-menu-check') ?? row);
  return visibility === 'visible' && stroke === color;
}

describe('Menu with choices', () => {
  useCleanPage();
  beforeEach(async () => {
    changes.mockClear();
    await desktop();
    await mount(<View />);
  });

  it('Space and Enter change them, leave the menu open and the focus on them', async () => {
    await openByKey();
    await userEvent.keyboard(' ');
    await expect.element(checkbox('Mapa')).toBeChecked();
    await expect.element(checkbox('Mapa')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(checkbox('Mapa')).not.toBeChecked();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('menuitem', { name: 'Voltar ao início' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(radio('Distância')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(radio('Distância')).toBeChecked();
    await expect.element(radio('Preço')).not.toBeChecked();
    await expect.element(radio('Distância')).toHaveFocus();
    // The chosen one again changes nothing.
    await userEvent.keyboard(' ');
    expect(changes.mock.calls.flat()).toEqual([
      'map true by item-press',
      'map false by item-press',
      'distancia by item-press',
    ]);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(button('Exibição')).toHaveFocus();
  });

  it('letters find them, with or without accents', async () => {
    await openByKey();
    await userEvent.keyboard('d');
    await expect.element(radio('Distância')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(checkbox('Mapa')).toHaveFocus();
  });

  it('a disabled one can be reached, and does nothing', async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(checkbox('Fotos')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(checkbox('Fotos'), { force: true });
    expect(changes).not.toHaveBeenCalled();
    await expect.element(menu()).toBeVisible();
  });

  it('pressing them leaves the menu open, and what they are is announced', async () => {
    await userEvent.click(button('Exibição'));
    await userEvent.click(checkbox('Mapa'));
    await userEvent.click(radio('Distância'));
    await expect.element(checkbox('Mapa')).toBeChecked();
    await expect.element(radio('Distância')).toBeChecked();
    await expect.element(page.getByRole('group', { name: 'Ordenar por' })).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('a check mark shows it, also in forced colors', async () => {
    await emulateMedia('forced-colors');
    await userEvent.click(button('Exibição'));
    await expect.poll(() => isMarked(radio('Preço').element())).toBe(true);
    expect(isMarked(radio('Distância').element())).toBe(false);
    await userEvent.click(radio('Distância'));
    await expect.poll(() => isMarked(radio('Distância').element())).toBe(true);
    expect(isMarked(radio('Preço').element())).toBe(false);
  });
});
