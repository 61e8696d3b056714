import { page } from 'vitest/browser';
import type { Point } from '../../testing/browser/pointer.ts';

export const thumb = (name: string) => page.getByRole('slider', { name });

export const rail = () =>
  document.querySelector('[data-part=rail]')?.getBoundingClientRect() ?? new DOMRect();

/** The horizontal center of a value: the rail's ends are the scale's. */
export function at(value: number, max: number): Point {
  const { left, top, width, height } = rail();
  return { x: left + (width * value) / max, y: top + height / 2 };
}
