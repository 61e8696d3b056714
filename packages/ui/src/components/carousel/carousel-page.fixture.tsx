import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dragFinger, inSteps, moveMouseTo } from '../../testing/browser/pointer.ts';
import { mount } from '../../testing/browser/mount.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

export const slides = ['um', 'dois', 'três'].map((text) => (
  <div key={text} style={{ height: 120 }}>
    <a href={`#${text}`}>{text}</a>
  </div>
));

export type Asked = NonNullable<CarouselProps['onIndexChange']>;

export const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
export const root = () => document.querySelector<HTMLElement>('[data-component="carousel"]');
export const seen = () =>
  [...document.querySelectorAll('[data-part="slide"]:not([inert])')].map(({ ariaLabel }) => ariaLabel);
export const SETTLE_TIMEOUT = { timeout: 3000 };
export const ready = () => vi.waitFor(() => expect(root()?.hasAttribute('data-ready')).toBe(true), 5000);
export const isRunning = () => root()?.hasAttribute('data-running');

/** An element outside the carousel, as a target for the pointer. */
export const away = () => moveMouseTo(page.getByText('fora').element());

export async function show(props: Partial<CarouselProps> = {}) {
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

/** Drags a finger over the slides with real touch events. */
export async function swipe(from: number, to: number) {
  const { top, height } = part('viewport')?.getBoundingClientRect() ?? new DOMRect();
  const y = top + height / 2;
  await dragFinger(...inSteps({ x: from, y }, { x: to, y }));
}
