import { type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';

interface LayerOptions {
  container?: HTMLElement | null;
  onOpenChangeComplete?: (open: boolean) => void;
}

const trigger = <button type="button">Abrir</button>;
const layers: readonly (readonly [string, (options: LayerOptions) => ReactElement])[] = [
  ['a dialog', (options) => <Dialog title="Conta" trigger={trigger} {...options} />],
  ['a drawer', (options) => <Drawer title="Conta" trigger={trigger} {...options} />],
  ['a bottom sheet', (options) => <BottomSheet title="Conta" trigger={trigger} {...options} />],
  ['a popover', (options) => <Popover title="Conta" trigger={trigger} {...options} />],
  ['a menu', (options) => <Menu trigger={trigger} items={[{ label: 'Copiar' }]} {...options} />],
];

const layer = () => document.querySelector<HTMLElement>('[data-layer]');

/** A layer in an element of an application, which also has a heading of its own. */
function Contained({ render }: { render: (options: LayerOptions) => ReactElement }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <main>
      <h1>Escolas</h1>
      {render({ container })}
      <div id="camadas" ref={setContainer} />
    </main>
  );
}

describe.each(layers)('%s', (name, render) => {
  useCleanPage();
  beforeEach(desktop);

  it('is rendered in the given container', async () => {
    await mount(<Contained render={render} />);
    await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
    await expect.poll(() => layer()?.closest('#camadas')).toBeTruthy();
    expect(layer()?.closest('[inert]')).toBeNull();
    const isModal = name !== 'a popover' && name !== 'a menu';
    expect(document.querySelector('h1')?.closest('[inert]') !== null).toBe(isModal);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelectorAll('[inert]').length).toBe(0);
  });

  it('reports that it has opened and closed once its animations have ended', async () => {
    const completed: string[] = [];
    const onOpenChangeComplete = vi.fn<(open: boolean) => void>((open) => {
      const isMoving = layer()?.getAnimations().length ?? 0;
      completed.push(`${open ? 'open' : 'closed'}, ${isMoving} animations, ${layer() ? 'there' : 'gone'}`);
    });
    await mount(render({ onOpenChangeComplete }));
    await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
    await expect.poll(() => completed).toEqual(['open, 0 animations, there']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => completed.slice(1)).toEqual(['closed, 0 animations, gone']);
  });
});

describe('a description', () => {
  useCleanPage();

  it.each<[string, ReactElement]>([
    ['dialog', <Dialog key="dialog" title="Conta" description="Não há volta." defaultOpen />],
    [
      'popover',
      <Popover key="popover" title="Conta" description="Não há volta." trigger={trigger} defaultOpen />,
    ],
  ])('of a %s is read after its name, and goes with it', async (_name, tree) => {
    await mount(tree);
    const named = page.getByRole('dialog', { name: 'Conta' });
    await expect.element(named).toHaveAccessibleDescription('Não há volta.');
  });

  it('without one there is no reference', async () => {
    await mount(<Dialog title="Conta" defaultOpen />);
    await expect.element(page.getByRole('dialog', { name: 'Conta' })).toBeVisible();
    expect(layer()?.hasAttribute('aria-describedby')).toBe(false);
  });
});
