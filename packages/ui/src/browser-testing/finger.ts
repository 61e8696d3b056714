import { cdp } from 'vitest/browser';
import { type Point, windowPoint } from './window-point.ts';

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touched: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touched.map(windowPoint) });

/** A finger, by the browser's own input: it comes down at the first place, goes over the others and is lifted. */
export async function dragFinger(first: Point, ...places: Point[]): Promise<void> {
  await touch('touchStart', first);
  for (const place of places) await touch('touchMove', place);
  await touch('touchEnd');
}

/** The places of a way that is gone in six steps, its beginning first. */
export function inSteps(from: Point, to: Point): [Point, ...Point[]] {
  const part = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / 6,
    y: from.y + ((to.y - from.y) * step) / 6,
  });
  return [from, part(1), part(2), part(3), part(4), part(5), to];
}
