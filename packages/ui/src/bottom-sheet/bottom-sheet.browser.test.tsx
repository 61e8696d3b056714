import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { findings, mount, phone, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import type { ModalDetails } from '../modal/use-modal-open.ts';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';

describeConformance({
  component: BottomSheet,
  props: { title: 'Filtros', defaultOpen: true },
  dataComponent: 'bottom-sheet',
  element: HTMLDivElement,
  portalled: true,
});

const sheet = () => page.getByRole('dialog', { name: 'Filtros' });
const gone = () => vi.waitFor(() => expect(sheet().elements()).toHaveLength(0), 3000);
const box = () => sheet().element().getBoundingClientRect();
const settled = () => vi.waitFor(() => expect(Math.round(box().bottom)).toBe(640));

async function open(extra: Partial<BottomSheetProps> = {}) {
  const onOpenChange = vi.fn<(open: boolean, details: ModalDetails) => void>();
  const mounted = await mount(
    <StrictMode>
      <BottomSheet
        title="Filtros"
        trigger={<button type="button">Filtrar</button>}
        footer={<button type="button">Ver 23 bolsas</button>}
        onOpenChange={onOpenChange}
        {...extra}
      >
        <div style={{ height: 1200 }}>
          <button type="button">Manhã</button>
        </div>
      </BottomSheet>
    </StrictMode>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Filtrar' }));
  await expect.element(sheet()).toBeVisible();
  await settled();
  const reasons = () => onOpenChange.mock.calls.map(([, details]) => details.reason);
  return { ...mounted, reasons };
}

/** Drags a finger by way of the browser's own input, in steps of 16 ms each. */
async function drag(
  from: { x: number; y: number },
  by: number,
  { steps = 6, lift = 'touchEnd', rest = 0 } = {},
) {
  const offset = frameOffset();
  const touch = (type: string, y: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd' || type === 'touchCancel' ? [] : [{ x: from.x + offset.x, y: y + offset.y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', from.y + (by * step) / steps);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  if (rest > 0) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    await touch('touchMove', from.y + by + 1);
  }
  await touch(lift, from.y + by);
}

/** The runner shows the page in a frame: touches are given in the window's own pixels. */
function frameOffset() {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: frame?.left ?? 0, y: frame?.top ?? 0 };
}

const header = () => ({ x: 60, y: box().top + 20 });

describe('BottomSheet', () => {
  useCleanPage();
  beforeEach(phone);

  it('lies at the bottom edge, header and action in sight, what it holds scrolls', async () => {
    await open();
    expect(box().width).toBe(360);
    expect(box().height).toBeLessThanOrEqual(640 * 0.92 + 1);
    await expect.element(page.getByRole('button', { name: 'Ver 23 bolsas' })).toBeInViewport();
    await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeInViewport();
    await expect.element(sheet()).toHaveFocus();
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['close-button', () => userEvent.click(page.getByRole('button', { name: 'Fechar' }))],
    ['outside-press', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
    ['back', async () => window.history.back()],
  ])('ST-11 closes by %s and gives the focus back', async (reason, close) => {
    const { reasons } = await open();
    await vi.waitFor(() => expect(window.history.state).toHaveProperty('melhorEscolaLayer'));
    await close();
    await gone();
    expect(reasons()).toEqual(['trigger', reason]);
    await expect.element(page.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    await vi.waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('melhorEscolaLayer'));
  });

  it('closes when dragged past 40 % of its height, however slowly', async () => {
    const { reasons } = await open();
    await drag(header(), box().height * 0.45, { rest: 150 });
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('closes when thrown, well before 40 % of its height', async () => {
    const { reasons } = await open();
    // In few steps: the faster it is meant to be, the less a busy machine may slow it down.
    await drag(header(), box().height * 0.3, { steps: 2 });
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('slides back when let go before', async () => {
    await open();
    await drag(header(), box().height * 0.3, { rest: 150 });
    await settled();
    await expect.element(sheet()).toBeVisible();
  });

  it('follows the finger down and not up', async () => {
    await open();
    const { top } = box();
    const start = header();
    const up = drag(start, -100, { rest: 300 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(box().top).toBe(top);
    await up;
    await expect.element(sheet()).toBeVisible();
  });

  it('slides back when the system takes the gesture', async () => {
    await open();
    await drag(header(), box().height * 0.6, { lift: 'touchCancel' });
    await settled();
    await expect.element(sheet()).toBeVisible();
  });

  it('slides back when the caller refuses', async () => {
    await open({ onOpenChange: (next, details) => !next && details.cancel() });
    await drag(header(), box().height * 0.6);
    await settled();
    await expect.element(sheet()).toBeVisible();
  });

  it('scrolls what it holds, and does not drag by it', async () => {
    await open();
    const body = sheet().element().querySelector('[data-part=body]');
    await drag({ x: 180, y: 400 }, -200);
    await vi.waitFor(() => expect(body?.scrollTop).toBeGreaterThan(100));
    await drag({ x: 180, y: 300 }, 250);
    await settled();
    await expect.element(sheet()).toBeVisible();
  });

  it('scroll first, drag at top: what it holds drags it once it stands at its top', async () => {
    const { reasons } = await open();
    await drag({ x: 180, y: 300 }, 280);
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('opened again while it goes, it is back in its place', async () => {
    await open();
    await drag(header(), box().height * 0.6);
    await vi.waitFor(() => expect(sheet().element().dataset['state']).toBe('closed'));
    await userEvent.click(page.getByRole('button', { name: 'Filtrar' }));
    await expect.element(sheet()).toBeVisible();
    await settled();
  });

  it('closable={false}: no button, no handle, no drag, no Back', async () => {
    await open({ closable: false });
    await expect.element(page.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
    expect(document.querySelector('[data-part=handle]')).toBeNull();
    await drag(header(), box().height * 0.6);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).toBeVisible();
    expect(window.history.state ?? {}).not.toHaveProperty('melhorEscolaLayer');
  });
});
