import { type ComponentProps, StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { declared } from '../../testing/browser/declared.ts';
import { findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { mouse, moveMouseTo, windowPoint } from '../../testing/browser/pointer.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import type { LayerDetails } from '../../internal/layer/layer-state.ts';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';
import {
  BottomSheetBody,
  BottomSheetClose,
  BottomSheetContent,
  BottomSheetFooter,
  BottomSheetHeader,
  BottomSheetRoot,
  BottomSheetTitle,
  BottomSheetTrigger,
  useDragToClose,
} from './index.ts';

describeConformance({
  component: BottomSheet,
  props: { title: 'Filtros', defaultOpen: true },
  dataComponent: 'bottom-sheet',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof BottomSheetContent>) => (
    <BottomSheetRoot defaultOpen>
      <BottomSheetTrigger>Abrir</BottomSheetTrigger>
      <BottomSheetContent {...props}>
        <BottomSheetHeader>
          <BottomSheetTitle>Excluir a conta?</BottomSheetTitle>
          <BottomSheetClose />
        </BottomSheetHeader>
        <BottomSheetBody>Não há volta.</BottomSheetBody>
        <BottomSheetFooter>
          <BottomSheetClose asChild>
            <button type="button">Cancelar</button>
          </BottomSheetClose>
        </BottomSheetFooter>
      </BottomSheetContent>
    </BottomSheetRoot>
  ),
  props: {},
  dataComponent: 'bottom-sheet',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof BottomSheetTrigger>) => (
    <BottomSheetRoot>
      <BottomSheetTrigger data-component="bottom-sheet-trigger" {...props} />
    </BottomSheetRoot>
  ),
  props: { children: 'Filtrar' },
  dataComponent: 'bottom-sheet-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

// The other parts are those of a dialog.
describeConformance({
  component: (props: ComponentProps<typeof BottomSheetHeader>) => (
    <BottomSheetRoot defaultOpen>
      <BottomSheetContent aria-label="Filtros">
        <BottomSheetHeader {...props} />
      </BottomSheetContent>
    </BottomSheetRoot>
  ),
  props: {},
  dataComponent: 'bottom-sheet',
  element: HTMLDivElement,
  portalled: true,
  part: 'header',
});

const sheet = () => page.getByRole('dialog', { name: 'Filtros' });
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`);
const gone = () => vi.waitFor(() => expect(sheet().elements()).toHaveLength(0), 3000);
const box = () => sheet().element().getBoundingClientRect();
const sheetSettled = () => vi.waitFor(() => expect(Math.round(box().bottom)).toBe(640));

async function open(extra: Partial<BottomSheetProps> = {}) {
  const onOpenChange = vi.fn<(open: boolean, details: LayerDetails) => void>();
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
  await sheetSettled();
  const reasons = () => onOpenChange.mock.calls.map(([, details]) => details.reason);
  return { ...mounted, reasons };
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/**
 * A touch with the browser's own input that moves up and down at `x`. It sets the time of each event itself, in
 * milliseconds, so that a busy machine does not slow down a flick.
 */
function finger(x: number) {
  let now = Date.now() - 1000;
  return async (type: Touch, y = 0, after = 16) => {
    now += after;
    const isUp = type === 'touchEnd' || type === 'touchCancel';
    await cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: isUp ? [] : [windowPoint({ x, y })],
      timestamp: now / 1000,
    });
  };
}

interface DragOptions {
  steps?: number;
  lift?: Touch;
  /** Milliseconds for which the finger rests before it is lifted. */
  rest?: number;
}

/** Drags a finger, 16 ms per step. */
async function drag(
  from: { x: number; y: number },
  by: number,
  { steps = 6, lift = 'touchEnd', rest = 0 }: DragOptions = {},
) {
  const touch = finger(from.x);
  await touch('touchStart', from.y);
  for (let step = 1; step <= steps; step++) await touch('touchMove', from.y + (by * step) / steps);
  if (rest > 0) await touch('touchMove', from.y + by + 1, rest);
  await touch(lift);
}

const header = () => ({ x: 60, y: box().top + 20 });

describe('BottomSheet', () => {
  useCleanPage();
  beforeEach(phone);

  it('its handle is hidden from assistive technology', async () => {
    await open();
    expect(part('handle')?.ariaHidden).toBe('true');
  });

  it('has the safe-area inset below its action, or below its content if there is no action', async () => {
    const { unmount } = await open();
    expect(declared(part('footer') ?? document.body)).toContain('env(safe-area-inset-bottom)');
    unmount();
    await open({ footer: undefined });
    expect(declared(part('body') ?? document.body)).toContain('env(safe-area-inset-bottom)');
  });

  it("stays above a phone's keyboard, and no higher than the remaining space", async () => {
    await open();
    const keyboard = vi.spyOn(window.visualViewport ?? window, 'height' as never, 'get' as never);
    keyboard.mockReturnValue(340 as never);
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(box().bottom).toBe(340));
    expect(box().top).toBeGreaterThanOrEqual(0);
    await expect.element(page.getByRole('button', { name: 'Ver 23 bolsas' })).toBeInViewport();
  });

  it('is at the bottom edge; header and action stay visible, the content scrolls', async () => {
    await open();
    expect(box().width).toBe(360);
    expect(box().height).toBeLessThanOrEqual(640 * 0.92 + 1);
    await expect.element(page.getByRole('button', { name: 'Ver 23 bolsas' })).toBeInViewport();
    await expect.element(page.getByRole('button', { name: 'Fechar' })).toBeInViewport();
    await expect.element(sheet()).toHaveFocus();
    expect(await findings()).toEqual([]);
  });

  it('closes when dragged past 40 % of its height, however slowly', async () => {
    const { reasons } = await open();
    await drag(header(), box().height * 0.45, { rest: 150 });
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('closes when flicked, well before 40 % of its height', async () => {
    const { reasons } = await open();
    await drag(header(), box().height * 0.3, { steps: 2 });
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('slides back after a short and slow drag', async () => {
    await open();
    await drag(header(), box().height * 0.3, { rest: 150 });
    await sheetSettled();
    await expect.element(sheet()).toBeVisible();
  });

  it('follows the finger down and not up', async () => {
    await open();
    const { top } = box();
    const { x, y } = header();
    const touch = finger(x);
    await touch('touchStart', y);
    await touch('touchMove', y - 60);
    await touch('touchMove', y - 100);
    // To half a pixel: the enter animation may not have ended completely.
    expect(box().top).toBeCloseTo(top, 0);
    await touch('touchMove', y + 40);
    await vi.waitFor(() => expect(box().top).toBeCloseTo(top + 40, 0));
    await touch('touchCancel');
    await sheetSettled();
  });

  it('slides back when the system takes over the gesture', async () => {
    await open();
    await drag(header(), box().height * 0.6, { lift: 'touchCancel' });
    await sheetSettled();
    await expect.element(sheet()).toBeVisible();
  });

  it('A7 follows no mouse that was released outside the window', async () => {
    await open();
    const { x, y } = header();
    await mouse('mousePressed', { x, y });
    // Without a button: the window has not seen the release.
    await moveMouseTo(page.getByRole('button', { name: 'Ver 23 bolsas' }).element());
    expect(part('header')?.closest<HTMLElement>('[role=dialog]')?.style.translate).toBe('');
    await mouse('mouseReleased', { x, y: y + 300 });
    await expect.element(sheet()).toBeVisible();
  });

  it('slides back when the caller cancels', async () => {
    await open({ onOpenChange: (next, details) => !next && details.cancel() });
    await drag(header(), box().height * 0.6);
    await sheetSettled();
    await expect.element(sheet()).toBeVisible();
  });

  it('scrolls its content, and does not drag by it', async () => {
    await open();
    const body = sheet().element().querySelector('[data-part=body]');
    await drag({ x: 180, y: 400 }, -200);
    await vi.waitFor(() => expect(body?.scrollTop).toBeGreaterThan(100));
    await drag({ x: 180, y: 300 }, 250);
    await sheetSettled();
    await expect.element(sheet()).toBeVisible();
  });

  it('its content scrolls first, and drags it once it is scrolled to the top', async () => {
    const { reasons } = await open();
    await drag({ x: 180, y: 300 }, 280);
    await gone();
    expect(reasons()).toEqual(['trigger', 'drag']);
  });

  it('reopened while it closes, it returns to its position', async () => {
    // It must not be gone before a busy machine looks at it.
    const slow = document.createElement('style');
    slow.textContent = '[data-state=closed] { animation: 100s layer-leave !important; }';
    document.head.append(slow);
    onTestFinished(() => slow.remove());
    await open();
    await drag(header(), box().height * 0.6);
    await vi.waitFor(() => expect(sheet().element().dataset['state']).toBe('closed'));
    await userEvent.click(page.getByRole('button', { name: 'Filtrar' }));
    await expect.element(sheet()).toBeVisible();
    await sheetSettled();
  });

  it('has no handle with `closable={false}`, and no drag closes it', async () => {
    await open({ closable: false });
    await expect.element(document.querySelector<HTMLElement>('[data-part=handle]')).not.toBeVisible();
    await drag(header(), box().height * 0.6);
    await expect.element(sheet()).toBeVisible();
  });
});

function Tray({ onClose }: { onClose: () => boolean }) {
  const [tray, setTray] = useState<HTMLElement | null>(null);
  useDragToClose(tray, onClose);
  return (
    <div ref={setTray} data-part="tray" style={{ height: 200 }}>
      <div data-part="header" style={{ height: 44, touchAction: 'none' }} />
    </div>
  );
}

describe('useDragToClose', () => {
  useCleanPage();
  beforeEach(phone);

  it.each([
    ['closes a panel of the page that is dragged past 40 % of its height', 100, 1],
    ['leaves it after a shorter drag', 60, 0],
  ])('%s', async (_rule, by, closed) => {
    const onClose = vi.fn<() => boolean>(() => true);
    await mount(<Tray onClose={onClose} />);
    await drag({ x: 60, y: 20 }, by, { rest: 150 });
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it('slides back if the page keeps it', async () => {
    const onClose = vi.fn<() => boolean>(() => false);
    await mount(<Tray onClose={onClose} />);
    await drag({ x: 60, y: 20 }, 100, { rest: 150 });
    expect(onClose).toHaveBeenCalledOnce();
    expect(part('tray')?.style.translate).toBe('');
  });
});
