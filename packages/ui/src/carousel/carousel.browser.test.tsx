import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../browser-testing/clock.ts';
import { desk, findings, mount, phone, useCleanPage } from '../browser-testing/mount.ts';
import { moveMouseTo } from '../browser-testing/mouse.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';

const slides = ['um', 'dois', 'três'].map((words) => (
  <div key={words} style={{ height: 120 }}>
    <a href={`#${words}`}>{words}</a>
  </div>
));

describeConformance({
  component: Carousel,
  props: { label: 'Fotos', children: slides },
  dataComponent: 'carousel',
  element: HTMLElement,
});

type Asked = NonNullable<CarouselProps['onIndexChange']>;

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const root = () => document.querySelector<HTMLElement>('[data-component="carousel"]');
const seen = () =>
  [...document.querySelectorAll('[data-part="slide"]:not([inert])')].map(({ ariaLabel }) => ariaLabel);
const settling = { timeout: 3000 };
const ready = () => vi.waitFor(() => expect(root()?.hasAttribute('data-ready')).toBe(true));
const isRunning = () => root()?.hasAttribute('data-running');
const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Somewhere that is not the carousel, for the pointer to be. */
const away = () => moveMouseTo(page.getByText('fora').element());

async function show(props: Partial<CarouselProps> = {}) {
  const tree = (more: Partial<CarouselProps> = {}) => (
    <>
      <Carousel label="Fotos" {...props} {...more}>
        {more.children ?? props.children ?? slides}
      </Carousel>
      <p style={{ marginBlockStart: 60 }}>fora</p>
      <button type="button">depois</button>
    </>
  );
  const mounted = await mount(tree());
  await ready();
  return { ...mounted, change: (more: Partial<CarouselProps>) => mounted.rerender(tree(more)) };
}

/** A finger drawn over the slides, in real touch events. */
async function swipe(from: number, to: number) {
  const box = part('viewport')?.getBoundingClientRect() ?? new DOMRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const y = frame.top + box.top + box.height / 2;
  const touch = (type: string, x?: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: frame.left + x, y }],
    } as never);
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
}

/** The mouse, drawn over the slides with its button down. */
async function dragByMouse(by: number) {
  const box = part('viewport')?.getBoundingClientRect() ?? new DOMRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const from = { x: frame.left + box.left + box.width / 2, y: frame.top + box.top + box.height / 2 };
  const mouse = (type: string, moved: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: from.x + moved,
      y: from.y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    } as never);
  await mouse('mousePressed', 0);
  for (let step = 1; step <= 6; step += 1) await mouse('mouseMoved', (by * step) / 6);
  await mouse('mouseReleased', by);
}

describe('Carousel', () => {
  useCleanPage();

  it('hidden slides `inert`, and what a slide takes with it is not the focus', async () => {
    await show();
    await expect.poll(seen, settling).toEqual(['1 de 3']);
    document.querySelector<HTMLElement>('[href="#um"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(seen, settling).toEqual(['2 de 3']);
    expect(document.activeElement?.ariaLabel).toBe('2 de 3');
  });

  it('loop off ⇒ arrow disabled without losing focus', async () => {
    const asked = vi.fn<Asked>();
    await show({ onIndexChange: asked });
    part('next')?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(part('next'));
    expect(part('next')?.ariaDisabled).toBe('true');
    expect(asked.mock.calls.map(([index]) => index)).toEqual([1, 2]);
    await expect.poll(seen, settling).toEqual(['3 de 3']);
  });

  it('loop on: from the last to the first, and back', async () => {
    await show({ loop: true });
    part('previous')?.click();
    await expect.poll(seen, settling).toEqual(['3 de 3']);
    part('next')?.click();
    await expect.poll(seen, settling).toEqual(['1 de 3']);
  });

  it('arrows ignore editable targets', async () => {
    const asked = vi.fn<Asked>();
    await show({
      onIndexChange: asked,
      children: [<input key="a" aria-label="Nome" defaultValue="ab" />, <p key="b">b</p>],
    });
    document.querySelector('input')?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(asked).not.toHaveBeenCalled();
    part('next')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(asked.mock.calls[0]?.[1].reason).toBe('keyboard');
  });

  it('a finger drags it; refused, it goes back', async () => {
    await phone();
    const asked = vi.fn<Asked>();
    const { change } = await show({ onIndexChange: asked });
    await swipe(280, 60);
    await expect.poll(seen, settling).toEqual(['2 de 3']);
    expect(asked.mock.calls[0]?.[0]).toBe(1);
    expect(asked.mock.calls[0]?.[1].reason).toBe('drag');
    change({ onIndexChange: (_, details) => details.cancel() });
    await swipe(280, 60);
    await pause(600);
    await expect.poll(seen, settling).toEqual(['2 de 3']);
    await desk();
  });

  it('controlled: stands where the caller says', async () => {
    const { change } = await show({ index: 1 });
    await expect.poll(seen, settling).toEqual(['2 de 3']);
    part('next')?.click();
    await pause(400);
    await expect.poll(seen, settling).toEqual(['2 de 3']);
    change({ index: 2 });
    await expect.poll(seen, settling).toEqual(['3 de 3']);
  });

  it('dots 24 px', async () => {
    await show();
    const dots = [...document.querySelectorAll('[data-part="dot"]')].map((dot) =>
      dot.getBoundingClientRect(),
    );
    expect(dots).toHaveLength(3);
    expect(dots.every(({ width, height }) => width >= 24 && height >= 24)).toBe(true);
  });

  it('several at once: as many dots as there are windows of them', async () => {
    await show({
      style: { ['--carousel-slide-size' as string]: '50%' },
      children: ['a', 'b', 'c', 'd'].map((words) => <p key={words}>{words}</p>),
    });
    expect(document.querySelectorAll('[data-part="dot"]')).toHaveLength(2);
    await expect.poll(seen, settling).toEqual(['1 de 4', '2 de 4']);
    part('next')?.click();
    await expect.poll(seen, settling).toEqual(['3 de 4', '4 de 4']);
  });

  it('--carousel-gap is what lies between two', async () => {
    await show({ style: { ['--carousel-gap' as string]: '40px' } });
    const [first, second] = document.querySelectorAll('[data-part="slide"] > div');
    const gap = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
    expect(gap).toBeCloseTo(40, 0);
  });

  it('stands as exactly after the window has changed', async () => {
    await desk();
    await show({ defaultIndex: 1 });
    await expect.poll(secondStarts, settling).toBe(0);
    for (const resize of [phone, desk, phone, desk]) {
      await resize();
      await pause(100);
      await expect.poll(secondStarts, settling).toBe(0);
    }
  });

  it('A1 axe finds nothing', async () => {
    await show({ autoplay: 'slow', loop: true });
    expect(await findings()).toEqual([]);
  });

  it('no CLS before hydration: nothing moves when the script comes', async () => {
    const tree = (
      <>
        <Carousel label="Fotos" autoplay="slow" loop>
          {slides}
        </Carousel>
        <p>fora</p>
      </>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const places = () =>
      [...container.querySelectorAll('[data-part]:not([data-part="slide"]), [aria-label="1 de 3"], p')].map(
        (element) => [element.getAttribute('data-part'), element.getBoundingClientRect().toJSON()],
      );
    const before = places();
    expect(before.length).toBeGreaterThan(6);
    const living = hydrateRoot(container, tree);
    await ready();
    expect(places()).toEqual(before);
    living.unmount();
    container.remove();
  });
});

const secondStarts = () => {
  const second = document.querySelectorAll('[data-part="slide"] > div')[1];
  return Math.round(
    (second?.getBoundingClientRect().left ?? 0) - (root()?.getBoundingClientRect().left ?? 0),
  );
};

async function motion(value: 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

/** A carousel whose time begins now: the mouse has just left it. */
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

describe('Carousel that goes by itself', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(desk);
  afterEach(async () => {
    await motion('no-preference');
  });

  it.each([
    ['slow', 7000],
    ['normal', 5000],
    ['fast', 3000],
  ] as const)('ST-12 CO-05 %s goes on after %i ms', async (autoplay, ms) => {
    const { asked } = await start({ autoplay });
    await pass(ms - 1);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls.map(([index, { reason }]) => [index, reason])).toEqual([[1, 'autoplay']]);
    await pass(ms);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('polite only when stopped: silent while it goes', async () => {
    await start();
    expect(part('slides')?.ariaLive).toBe('off');
    part('rotation')?.click();
    await pass(0);
    expect(isRunning()).toBe(false);
    expect(part('slides')?.ariaLive).toBe('polite');
  });

  it('stop on hover, and go on after it', async () => {
    const { asked } = await start();
    await moveMouseTo(part('viewport') ?? document.body);
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
    await away();
    await pass(3000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('pause button first in tab order; stop on focus, and go on after it', async () => {
    const { asked } = await start();
    await userEvent.tab();
    expect(document.activeElement).toBe(part('rotation'));
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
    page.getByText('depois').element().focus();
    await pass(3000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stop on a hidden tab', async () => {
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

  it('stop on reduced motion: it has nothing to pause, and no button for it', async () => {
    const { asked } = await start();
    await motion('reduce');
    await vi.waitFor(() => expect(part('rotation')).toBeNull());
    expect(isRunning()).toBe(false);
    asked.mockClear();
    await pass(10_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('explicit pause never undone, by pointer, focus or a manual move; its label flips', async () => {
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

  it('goes on at once when told to, though the pointer and the focus are on the button', async () => {
    await start();
    for (const running of [false, true]) {
      await userEvent.click(part('rotation') ?? document.body);
      await pass(0);
      expect(document.activeElement).toBe(part('rotation'));
      expect(isRunning()).toBe(running);
    }
  });

  it('goes on at once when told to by key, though the focus is on the button', async () => {
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
    const box = part('rotation')?.getBoundingClientRect() ?? new DOMRect();
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
    const point = { x: frame.left + box.left + 20, y: frame.top + box.top + 20 };
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] } as never);
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } as never);
    await vi.waitFor(() => expect(part('rotation')?.ariaLabel).toBe('Retomar a rotação'));
  });

  it('timer restarts after manual move', async () => {
    const { asked, change } = await start({ index: 0 });
    await pass(2000);
    change({ index: 1, onIndexChange: asked });
    await pass(2999);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls.map(([index, { reason }]) => [index, reason])).toEqual([[2, 'autoplay']]);
  });

  it('timer restarts after manual move by mouse, though what was pressed keeps the focus', async () => {
    const { asked } = await start();
    await userEvent.click(part('next') ?? document.body);
    expect(document.activeElement).toBe(part('next'));
    await away();
    await pass(2999);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['next']);
    await pass(1);
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['next', 'autoplay']);
  });

  it('does not die of a drag, by mouse or by finger', async () => {
    const { asked } = await start();
    await dragByMouse(-300);
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
