import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { desktop, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  type Asked,
  part,
  ready,
  root,
  seen,
  SETTLE_TIMEOUT,
  show,
  slides,
  swipe,
} from './carousel-page.fixture.tsx';
import { Carousel } from './carousel.tsx';

describeConformance({
  component: Carousel,
  props: { label: 'Fotos', children: slides },
  dataComponent: 'carousel',
  element: HTMLElement,
});

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

describe('Carousel', () => {
  useCleanPage();

  it('hidden slides are inert, and a slide that leaves does not take the focus with it', async () => {
    await show();
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['1 de 3']);
    document.querySelector<HTMLElement>('[href="#um"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    expect(document.activeElement?.ariaLabel).toBe('2 de 3');
  });

  it('without `loop` the arrow is disabled at the end, and keeps the focus', async () => {
    const asked = vi.fn<Asked>();
    await show({ onIndexChange: asked });
    part('next')?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(part('next'));
    expect(part('next')?.ariaDisabled).toBe('true');
    expect(asked.mock.calls.map(([index]) => index)).toEqual([1, 2]);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['3 de 3']);
  });

  it('with `loop` it moves from the last to the first, and back', async () => {
    await show({ loop: true });
    part('previous')?.click();
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['3 de 3']);
    part('next')?.click();
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['1 de 3']);
  });

  it('arrow keys in an editable element do not move it', async () => {
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

  it('a finger drags it, and it moves back if the caller cancels', async () => {
    await phone();
    const asked = vi.fn<Asked>();
    const { change } = await show({ onIndexChange: asked });
    await swipe(280, 60);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    expect(asked.mock.calls[0]?.[0]).toBe(1);
    expect(asked.mock.calls[0]?.[1].reason).toBe('drag');
    change({ onIndexChange: (_, details) => details.cancel() });
    await swipe(280, 60);
    await pause(600);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    await desktop();
  });

  it('shows the position of the caller when controlled', async () => {
    const { change } = await show({ index: 1 });
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    part('next')?.click();
    await pause(400);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    change({ index: 2 });
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['3 de 3']);
  });

  it('its dots are targets of at least 24 px', async () => {
    await show();
    const dots = [...document.querySelectorAll('[data-part="dot"]')].map((dot) =>
      dot.getBoundingClientRect(),
    );
    expect(dots).toHaveLength(3);
    expect(dots.every(({ width, height }) => width >= 24 && height >= 24)).toBe(true);
  });

  it('has one dot per window of slides when it shows several at once', async () => {
    await show({
      style: { ['--carousel-slide-size' as string]: '50%' },
      children: ['a', 'b', 'c', 'd'].map((text) => <p key={text}>{text}</p>),
    });
    expect(document.querySelectorAll('[data-part="dot"]')).toHaveLength(2);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['1 de 4', '2 de 4']);
    part('next')?.click();
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['3 de 4', '4 de 4']);
  });

  it('--carousel-gap is the space between two slides', async () => {
    await show({ style: { ['--carousel-gap' as string]: '40px' } });
    const [first, second] = document.querySelectorAll('[data-part="slide"] > div');
    const gap = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0);
    expect(gap).toBeCloseTo(40, 0);
  });

  it('is aligned exactly after the window was resized', async () => {
    await desktop();
    await show({ defaultIndex: 1 });
    await expect.poll(secondStarts, SETTLE_TIMEOUT).toBe(0);
    for (const resize of [phone, desktop, phone, desktop]) {
      await resize();
      await pause(100);
      await expect.poll(secondStarts, SETTLE_TIMEOUT).toBe(0);
    }
  });

  it('follows a direction that changes: order, keys and finger', async () => {
    await phone();
    onTestFinished(async () => {
      document.documentElement.removeAttribute('dir');
      await desktop();
    });
    await show();
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['1 de 3']);
    document.documentElement.dir = 'rtl';
    part('next')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    await expect.poll(secondStarts, SETTLE_TIMEOUT).toBe(0);
    await swipe(60, 280);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['3 de 3']);
    document.documentElement.dir = 'ltr';
    // The carousel learns of it in a task of its own.
    await expect.poll(() => slideStart(2), SETTLE_TIMEOUT).toBe(0);
    await swipe(60, 280);
    await expect.poll(seen, SETTLE_TIMEOUT).toEqual(['2 de 3']);
    await expect.poll(secondStarts, SETTLE_TIMEOUT).toBe(0);
  });

  it('nothing moves when the script loads', async () => {
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

/** Where a slide begins, in pixels from the carousel's left edge. */
const slideStart = (index: number) => {
  const slide = document.querySelectorAll('[data-part="slide"] > div')[index];
  return Math.round((slide?.getBoundingClientRect().left ?? 0) - (root()?.getBoundingClientRect().left ?? 0));
};
const secondStarts = () => slideStart(1);
