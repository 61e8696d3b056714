import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { emulateMedia } from '../../testing/browser/emulate-media.ts';
import { dragFinger, dragMouse, inSteps, moveMouseTo } from '../../testing/browser/pointer.ts';
import { desktop, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { type Asked, away, isRunning, part, show, swipe } from './carousel-page.fixture.tsx';
import type { CarouselProps } from './carousel.tsx';

/**
 * Drags the mouse over most of the slides from right to left: a shorter drag would depend on its speed, and so on the
 * machine.
 */
async function dragByMouse() {
  const { left, top, width, height } = part('viewport')?.getBoundingClientRect() ?? new DOMRect();
  const y = top + height / 2;
  await dragMouse(...inSteps({ x: left + width * 0.9, y }, { x: left + width * 0.1, y }));
}

/** A carousel whose timer starts now, because the mouse has just left it. */
async function start(props: Partial<CarouselProps> = {}) {
  const asked = vi.fn<Asked>();
  const shown = await show({ autoplay: 'fast', onIndexChange: asked, ...props });
  await moveMouseTo(part('viewport') ?? document.body);
  await pass(0);
  expect(isRunning()).toBe(false);
  asked.mockClear();
  await away();
  await pass(0);
  expect(isRunning()).toBe(true);
  return { ...shown, asked };
}

describe('Carousel with autoplay', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(desktop);

  it.each([
    ['slow', 7000],
    ['normal', 5000],
    ['fast', 3000],
  ] as const)('ST-12 CO-05 %s advances after %i ms', async (autoplay, ms) => {
    const { asked } = await start({ autoplay });
    await pass(ms - 1);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls.map(([index, { reason }]) => [index, reason])).toEqual([[1, 'autoplay']]);
    await pass(ms);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('announces slides politely when stopped, and is silent while it rotates', async () => {
    await start();
    expect(part('slides')?.ariaLive).toBe('off');
    part('rotation')?.click();
    await pass(0);
    expect(isRunning()).toBe(false);
    expect(part('slides')?.ariaLive).toBe('polite');
  });

  it('stops while the pointer is on it, and resumes afterwards', async () => {
    const { asked } = await start();
    await moveMouseTo(part('viewport') ?? document.body);
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
    await away();
    await pass(3000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('the pause button is first in tab order; focus stops the rotation, which resumes afterwards', async () => {
    const { asked } = await start();
    await userEvent.tab();
    expect(document.activeElement).toBe(part('rotation'));
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
    page.getByText('depois').element().focus();
    await pass(3000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stops while its tab is hidden', async () => {
    const { asked } = await start();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(3000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('has no rotation, and no button for it, under reduced motion', async () => {
    const { asked } = await start();
    await emulateMedia('prefers-reduced-motion');
    await vi.waitFor(() => expect(part('rotation')).toBeNull());
    expect(isRunning()).toBe(false);
    asked.mockClear();
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('neither pointer, focus nor a manual move undoes an explicit pause, whose button names the opposite', async () => {
    const { asked } = await start();
    expect(part('rotation')?.ariaLabel).toBe('Pausar a rotação');
    await userEvent.click(part('rotation') ?? document.body);
    expect(part('rotation')?.ariaLabel).toBe('Retomar a rotação');
    part('next')?.click();
    await moveMouseTo(part('viewport') ?? document.body);
    await away();
    part('dot')?.focus();
    page.getByText('depois').element().focus();
    asked.mockClear();
    await pass(20_000);
    expect(asked).not.toHaveBeenCalled();
    expect(isRunning()).toBe(false);
  });

  it('resumes at once on request, although the pointer and the focus are on the button', async () => {
    await start();
    for (const running of [false, true]) {
      await userEvent.click(part('rotation') ?? document.body);
      await pass(0);
      expect(document.activeElement).toBe(part('rotation'));
      expect(isRunning()).toBe(running);
    }
  });

  it('resumes at once on request by keyboard, although the focus is on the button', async () => {
    await start();
    await userEvent.tab();
    for (const running of [false, true]) {
      await userEvent.keyboard('{Enter}');
      await pass(0);
      expect(isRunning()).toBe(running);
    }
  });

  it('touch can pause it', async () => {
    await phone();
    await start();
    const { left, top } = part('rotation')?.getBoundingClientRect() ?? new DOMRect();
    await dragFinger({ x: left + 20, y: top + 20 });
    await vi.waitFor(() => expect(part('rotation')?.ariaLabel).toBe('Retomar a rotação'));
  });

  it('the timer restarts after a manual move', async () => {
    const { asked, change } = await start({ index: 0 });
    await pass(2000);
    change({ index: 1, onIndexChange: asked });
    await pass(2999);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls.map(([index, { reason }]) => [index, reason])).toEqual([[2, 'autoplay']]);
  });

  it('the timer restarts after a manual move by mouse, although the pressed control keeps the focus', async () => {
    const { asked } = await start();
    await userEvent.click(part('next') ?? document.body);
    expect(document.activeElement).toBe(part('next'));
    await away();
    await pass(2999);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['next']);
    await pass(1);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['next', 'autoplay']);
  });

  it('keeps rotating after a drag, by mouse or by finger', async () => {
    const { asked } = await start();
    await dragByMouse();
    await away();
    await pass(3000);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['drag', 'autoplay']);
    await phone();
    asked.mockClear();
    await swipe(60, 280);
    await pass(3000);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['drag', 'autoplay']);
  });
});
