import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced } from '../../testing/browser/announced.ts';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { dragFinger, dragMouse, mouse, type Point } from '../../testing/browser/pointer.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  SortableItem,
  type SortableItemProps,
  SortableList,
  type SortableListProps,
} from './sortable-list.tsx';

describeConformance<SortableListProps<string>>({
  component: SortableList,
  props: { 'aria-label': 'Fotos', items: [], onItemsChange: () => {} },
  dataComponent: 'sortable-list',
  element: HTMLOListElement,
});

describeConformance<SortableItemProps>({
  component: (props) => (
    <SortableList aria-label="Fotos" items={['Pátio']} onItemsChange={() => {}}>
      <SortableItem {...props} />
    </SortableList>
  ),
  props: { index: 0, name: 'Pátio', children: 'Foto do pátio' },
  dataComponent: 'sortable-list',
  part: 'item',
  element: HTMLLIElement,
});

const names = ['Fachada', 'Biblioteca', 'Quadra', 'Pátio'];

/** @param cancels whether the caller cancels every change. */
function Photos({ cancels = false }: { cancels?: boolean }) {
  const [items, setItems] = useState(names);
  return (
    <SortableList
      aria-label="Fotos"
      items={items}
      onItemsChange={(next, details) => (cancels ? details.cancel() : setItems(next))}
    >
      {items.map((name, index) => (
        <SortableItem key={name} index={index} name={name}>
          {/* Of different heights. */}
          <div style={{ blockSize: 20 + 6 * name.length }}>{name}</div>
        </SortableItem>
      ))}
    </SortableList>
  );
}

const order = () =>
  [...document.querySelectorAll('[data-part=content]')].map(({ textContent }) => textContent);
/** The names from top to bottom, as they are seen. */
const visible = () =>
  [...document.querySelectorAll('[data-part=content]')]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent);
const button = (name: string, way: 'cima' | 'baixo') =>
  page.getByRole('button', { name: `Mover ${name} para ${way}` });

function item(name: string): Element {
  const found = [...document.querySelectorAll('li')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** The middle of an item's handle. */
function handle(name: string): Point {
  const { x, y, width, height } =
    item(name).querySelector('[data-part=handle]')?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A position at a share of an item's height. */
function within(name: string, share: number): Point {
  const { top, height } = item(name).getBoundingClientRect();
  return { x: handle(name).x, y: top + height * share };
}

describe('SortableList', () => {
  useCleanPage();
  afterEach(desktop);

  it('its buttons move an item, the focus moves along, and its position is announced', async () => {
    await mount(<Photos />);
    button('Fachada', 'baixo').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(order).toEqual(['Biblioteca', 'Fachada', 'Quadra', 'Pátio']);
    await expect.element(button('Fachada', 'baixo')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect.poll(order).toEqual(['Biblioteca', 'Quadra', 'Pátio', 'Fachada']);
    await expect.element(button('Fachada', 'baixo')).toHaveFocus();
    await expect.poll(() => announced()).toContain('Fachada: posição 4 de 4');
    expect(await findings()).toEqual([]);
  });

  it('at the end of the list a button does nothing, and keeps its focus', async () => {
    await mount(<Photos />);
    button('Fachada', 'cima').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Fachada', 'cima')).toHaveFocus();
    await expect.element(button('Fachada', 'cima')).toHaveAttribute('aria-disabled', 'true');
    expect(order()).toEqual(names);
  });

  it('after it, the focus is not taken back from elsewhere', async () => {
    await mount(<Photos />);
    await userEvent.click(button('Quadra', 'cima'));
    await userEvent.click(button('Pátio', 'cima'));
    await expect.poll(order).toEqual(['Fachada', 'Quadra', 'Pátio', 'Biblioteca']);
    await expect.element(button('Pátio', 'cima')).toHaveFocus();
  });

  it('a mouse drags an item by its handle; the others make space, whatever their heights', async () => {
    await desktop();
    await mount(<Photos />);
    await mouse('mousePressed', handle('Fachada'));
    await mouse('mouseMoved', within('Quadra', 0.6));
    await expect.poll(visible).toEqual(['Biblioteca', 'Quadra', 'Fachada', 'Pátio']);
    await mouse('mouseMoved', within('Quadra', 0.9));
    await mouse('mouseReleased', within('Fachada', 0.5));
    await expect.poll(order).toEqual(['Biblioteca', 'Quadra', 'Fachada', 'Pátio']);
    await expect.poll(() => announced()).toContain('Fachada: posição 3 de 4');
    expect(document.querySelector('[data-sorting], [data-dragging]')).toBeNull();
  });

  it('an item can be dragged upwards, and to either end', async () => {
    await desktop();
    await mount(<Photos />);
    await dragMouse(handle('Pátio'), within('Fachada', 0.1));
    await expect.poll(order).toEqual(['Pátio', 'Fachada', 'Biblioteca', 'Quadra']);
    await dragMouse(handle('Pátio'), within('Quadra', 0.9));
    await expect.poll(order).toEqual(['Fachada', 'Biblioteca', 'Quadra', 'Pátio']);
  });

  it('a finger drags an item without scrolling the page', async () => {
    await phone();
    await mount(<Photos />);
    await dragFinger(handle('Fachada'), within('Fachada', 0.5), within('Biblioteca', 0.6));
    await expect.poll(order).toEqual(['Biblioteca', 'Fachada', 'Quadra', 'Pátio']);
    await expect.poll(() => announced()).toContain('Fachada: posição 2 de 4');
    expect(document.documentElement.scrollTop).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('Escape during a drag leaves the order as it was', async () => {
    await desktop();
    await mount(<Photos />);
    await mouse('mousePressed', handle('Fachada'));
    await mouse('mouseMoved', within('Biblioteca', 0.6));
    await expect.poll(visible).toEqual(['Biblioteca', 'Fachada', 'Quadra', 'Pátio']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(visible).toEqual(names);
    await mouse('mouseReleased', within('Quadra', 0.6));
    expect(order()).toEqual(names);
  });

  it('cancel() leaves the order as it was, and announces nothing', async () => {
    await mount(<Photos cancels />);
    await userEvent.click(button('Fachada', 'baixo'));
    await dragMouse(handle('Fachada'), within('Quadra', 0.6));
    expect(visible()).toEqual(names);
    expect(announced()).toEqual([]);
  });
});
