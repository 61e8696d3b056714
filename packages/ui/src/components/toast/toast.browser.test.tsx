import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { dragFinger, inSteps, mouse, moveMouseTo } from '../../testing/browser/pointer.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { close, empty, gone, item, mountPage, region, show, titles } from './toast-page.fixture.tsx';
import { showToast, type ToastOptions, toastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import { Toast } from './toast.tsx';

describeConformance({
  component: Toast,
  props: { title: 'Escola salva' },
  dataComponent: 'toast',
  element: HTMLDivElement,
});

describe('with a toast to show', () => {
  let leave: () => void;
  beforeAll(() => {
    leave = toastQueue.subscribe(() => {});
    showToast({ tone: 'danger', title: 'Sem conexão' });
  });
  afterAll(() => {
    empty();
    leave();
  });
  describeConformance({
    component: ToastRegion,
    props: {},
    dataComponent: 'toast-region',
    element: HTMLElement,
    portalled: true,
  });
});

/** Simulates a finger that drags the toast by `distance`, in steps of 16 ms, independent of the machine's speed. */
function drag(element: HTMLElement, distance: number, steps: number) {
  const { left, top } = element.getBoundingClientRect();
  const target = element.querySelector('[data-part=title]') ?? element;
  const point = (type: string, x: number, step: number) => {
    const init = { clientX: left + 40 + x, clientY: top + 20, pointerId: 1, isPrimary: true, bubbles: true };
    const buttons = type === 'pointerup' ? 0 : 1;
    const event = new PointerEvent(type, { ...init, buttons });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + step * 16 });
    target.dispatchEvent(event);
  };
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => {});
  point('pointerdown', 0, 0);
  for (let step = 1; step <= steps; step++) point('pointermove', (distance * step) / steps, step);
  point('pointerup', distance, steps);
}

/** A real finger that drags the toast by `distance`. */
async function swipe(element: HTMLElement, distance: number) {
  const { left, top } = element.getBoundingClientRect();
  const from = { x: left + 40, y: top + 20 };
  await dragFinger(...inSteps(from, { x: from.x + distance, y: from.y }));
}

describe('Toast', () => {
  useCleanPage();
  beforeEach(desktop);
  beforeEach(clearAnnouncements);
  beforeEach(() => userEvent.hover(document.body));
  afterEach(empty);

  it('has one labeled region, and none without toasts', async () => {
    await mountPage();
    expect(region().elements()).toHaveLength(0);
    await show('Um', 'Dois');
    expect(region().elements()).toHaveLength(1);
    expect(region().element().getAttribute('aria-label')).toBe('Avisos (F6)');
    await vi.waitFor(() => expect(item().getAnimations()).toEqual([]));
    expect(await findings()).toEqual([]);
  });

  it('is announced politely, and assertively if it has the danger tone', async () => {
    await mountPage();
    await show('Escola salva', { tone: 'danger', title: 'Sem conexão', description: 'Tente de novo.' });
    await vi.waitFor(() => expect(announced()).toEqual(['Informação: Escola salva']));
    expect(announced('assertive')).toEqual(['Erro: Sem conexão. Tente de novo.']);
  });

  it('the action runs once, and closes it', async () => {
    const onPress = vi.fn<() => void>();
    const onOpenChange = vi.fn<NonNullable<ToastOptions['onOpenChange']>>();
    await mountPage();
    await show({ title: 'Removida', action: { label: 'Desfazer', onPress }, onOpenChange });
    await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
    await gone();
    expect(onPress).toHaveBeenCalledOnce();
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('action');
  });

  it('Escape closes it only if the focus is within, which returns', async () => {
    await mountPage();
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await show('Um', 'Dois');
    await userEvent.keyboard('{Escape}');
    expect(titles()).toEqual(['Um', 'Dois']);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(item(1));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(titles()).toEqual(['Um']));
    expect(document.activeElement).toBe(item(0));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(page.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  });

  it('its button closes it, and the focus moves to the next one', async () => {
    await mountPage();
    await show('Um', 'Dois');
    await userEvent.click(close(0));
    await vi.waitFor(() => expect(titles()).toEqual(['Dois']));
    expect(item().contains(document.activeElement)).toBe(true);
  });

  it('its hotkey can be changed and switched off', async () => {
    const { rerender } = await mountPage({ hotkey: 'F9' });
    await show('Um');
    expect(region().element().getAttribute('aria-label')).toBe('Avisos (F9)');
    await userEvent.keyboard('{F6}');
    expect(item().contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{F9}');
    expect(document.activeElement).toBe(item());
    rerender(
      <div>
        <ToastRegion hotkey={null} />
      </div>,
    );
    await show('Dois');
    await vi.waitFor(() => expect(region().element().getAttribute('aria-label')).toBe('Avisos'));
    await userEvent.keyboard('{F6}{F9}');
    expect(region().element().contains(document.activeElement)).toBe(false);
  });

  it.each([
    ['far enough', (element: HTMLElement) => swipe(element, 250)],
    ['fast enough', async (element: HTMLElement) => drag(element, -60, 2)],
  ])('a swipe %s dismisses it', async (_how, dismiss) => {
    const onOpenChange = vi.fn<NonNullable<ToastOptions['onOpenChange']>>();
    await mountPage();
    await show({ title: 'Escola salva', onOpenChange });
    await dismiss(item());
    await gone();
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('swipe');
  });

  it('neither enters nor leaves with movement under reduced motion', async () => {
    await emulateMedia('prefers-reduced-motion');
    await mountPage();
    await show('Escola salva');
    const { transitionDuration, animationDuration } = getComputedStyle(item());
    expect([transitionDuration, parseFloat(animationDuration) < 0.001]).toEqual(['0s', true]);
    await userEvent.click(close());
    await gone();
  });

  it.each([
    ['success', 'Tudo certo'],
    ['danger', 'Erro'],
    ['warning', 'Atenção'],
    ['info', 'Informação'],
  ] as const)('ST-10 %s has its tone as a word: %s', async (tone, word) => {
    await mountPage();
    await show({ tone, title: 'Escola' });
    expect(item().querySelector('[data-component=toast]')?.textContent).toMatch(`${word}: Escola`);
    await expect.element(close()).toBeVisible();
  });

  it('a short drag is reverted', async () => {
    await mountPage();
    await show('Escola salva');
    drag(item(), 30, 10);
    expect(titles()).toEqual(['Escola salva']);
    expect(item().style.translate).toBe('');
  });

  it.each([
    ['on it', 0],
    ['outside it', 60],
  ])(
    'A7 stays in place under a mouse that was pressed and released %s without a drag',
    async (_where, down) => {
      const onPress = vi.fn<() => void>();
      await mountPage();
      await show({ title: 'Escola removida', action: { label: 'Desfazer', onPress } });
      await vi.waitFor(() => expect(item().getAnimations()).toEqual([]));
      const { left, bottom } = item().getBoundingClientRect();
      const place = { x: left + 40, y: bottom - 4 };
      await mouse('mousePressed', place);
      await mouse('mouseReleased', { x: place.x + 2, y: place.y + down });
      await moveMouseTo(page.getByRole('button', { name: 'Desfazer' }).element());
      expect(item().style.translate).toBe('');
      await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
      expect(onPress).toHaveBeenCalledOnce();
    },
  );

  it('a caller can cancel, and a swiped toast moves back', async () => {
    await mountPage();
    await show({ title: 'Escola salva', onOpenChange: (_open, details) => details.cancel() });
    drag(item(), 300, 20);
    await userEvent.click(close());
    expect(titles()).toEqual(['Escola salva']);
    expect(item().style.translate).toBe('');
    showToast({ title: 'Escola salva' });
  });

  it('the fourth toast waits, and one with the danger tone comes before the rest', async () => {
    await mountPage();
    await show('Um', 'Dois', 'Três', 'Quatro', { tone: 'danger', title: 'Cinco' });
    expect(titles()).toEqual(['Um', 'Dois', 'Três']);
    await userEvent.click(close());
    await vi.waitFor(() => expect(titles()).toEqual(['Dois', 'Três', 'Cinco']));
    expect(announced()).not.toContain('Informação: Quatro');
  });

  it('the same toast is not shown twice, but announced again, and the same id updates in place', async () => {
    await mountPage();
    await show('Escola salva');
    await vi.waitFor(() => expect(announced()).toHaveLength(1));
    await show('Escola salva');
    await vi.waitFor(() => expect(announced()).toHaveLength(2));
    expect(titles()).toEqual(['Escola salva']);
    empty();
    await show({ id: 'envio', title: 'Enviando…' }, { id: 'envio', tone: 'success', title: 'Enviado' });
    await vi.waitFor(() => expect(titles()).toEqual(['Enviado']));
  });

  it('Escape closes the toast above a modal layer, and the layer stays', async () => {
    await mountPage();
    await mount(<Dialog title="Excluir?" defaultOpen />);
    await expect.element(page.getByRole('dialog', { name: 'Excluir?' })).toBeVisible();
    await show('Escola salva');
    item().focus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(page.getByRole('dialog', { name: 'Excluir?' })).toBeVisible();
  });

  it('warns its developer that there is no region', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    showToast({ title: 'Ninguém vê' });
    expect(log.mock.calls).toEqual([
      [
        'showToast: there is no ToastRegion on the page, so the toast cannot be seen. Render one `<ToastRegion />` at the root.',
      ],
    ]);
  });
});

describe('Toast without a region', () => {
  useCleanPage();

  it('the focus moves to the next element on the page, once it is closed', async () => {
    await mount(
      <>
        <Toast title="Escola salva" />
        <button type="button">Salvar</button>
      </>,
    );
    await userEvent.click(close());
    await expect.element(page.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  });
});
