import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';
import {
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from './index.ts';

describeConformance({
  component: Drawer,
  props: { title: 'Filtros', defaultOpen: true },
  dataComponent: 'drawer',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof DrawerContent>) => (
    <DrawerRoot defaultOpen>
      <DrawerTrigger>Filtrar</DrawerTrigger>
      <DrawerContent {...props}>
        <DrawerHeader>
          <DrawerTitle>Filtros</DrawerTitle>
          <DrawerClose />
        </DrawerHeader>
        <DrawerBody>Série</DrawerBody>
        <DrawerFooter>
          <DrawerClose asChild>
            <button type="button">Ver bolsas</button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </DrawerRoot>
  ),
  props: {},
  dataComponent: 'drawer',
  element: HTMLDivElement,
  portalled: true,
});

const drawer = () => page.getByRole('dialog', { name: 'Filtros' });
const trigger = () => page.getByRole('button', { name: 'Filtrar' });

function mountDrawer(extra: Partial<DrawerProps> = {}) {
  return mount(
    <div style={{ height: '200vh' }}>
      <Drawer title="Filtros" trigger={<button type="button">Filtrar</button>} {...extra}>
        {extra.children ?? <button type="button">Dentro</button>}
      </Drawer>
    </div>,
  );
}

async function open() {
  await userEvent.click(trigger());
  await expect.element(drawer()).toBeVisible();
}

/** Its present position: moves while it enters. */
function edges() {
  const { left, right, top, bottom } = drawer().element().getBoundingClientRect();
  return { left, right, top, bottom };
}

describe('Drawer', () => {
  useCleanPage();
  beforeEach(desktop);
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it('is as high as the window, at its end; the page behind it is inert', async () => {
    await mountDrawer();
    await open();
    await expect.poll(edges).toEqual({ left: 1280 - 384, right: 1280, top: 0, bottom: 800 });
    expect(trigger().element().closest('[inert]')).not.toBeNull();
    expect(await findings()).toEqual([]);
  });

  it.each<[DrawerProps['side'], string, number]>([
    ['start', 'ltr', 0],
    ['start', 'rtl', 1280 - 384],
    ['end', 'rtl', 0],
  ])('at the %s of a page that is %s it enters from that edge', async (side, dir, left) => {
    document.documentElement.setAttribute('dir', dir);
    await mountDrawer({ side });
    await open();
    const away = getComputedStyle(drawer().element()).getPropertyValue('--away');
    expect(away).toBe(left === 0 ? '-100% 0' : '100% 0');
    await expect.poll(edges).toMatchObject({ left, right: left + 384 });
  });

  it('leaves 3rem of the page visible on a phone; and its content scrolls', async () => {
    await phone();
    await mountDrawer({
      children: <p style={{ height: 2000 }}>Longo</p>,
      footer: <button type="button">Ver bolsas</button>,
    });
    await open();
    await expect.poll(edges).toEqual({ left: 48, right: 360, top: 0, bottom: 640 });
    await expect.element(page.getByRole('button', { name: 'Ver bolsas' })).toBeInViewport();
  });
});
