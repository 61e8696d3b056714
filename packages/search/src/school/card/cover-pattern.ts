import { coverHues } from '@melhor-escola/config/brand';

type PatternPath = (width: number, height: number, step: number) => string;

/** The numbers from `step / 2` to `end`, `step` apart. */
function marks(end: number, step: number): number[] {
  return Array.from({ length: Math.ceil((end - step / 2) / step) }, (_, index) => step / 2 + index * step);
}

const lines: PatternPath = (width, height, step) =>
  marks(height, step)
    .map((y) => `M0 ${y}h${width}`)
    .join('');

const squares: PatternPath = (width, height, step) =>
  lines(width, height, step) +
  marks(width, step)
    .map((x) => `M${x} 0v${height}`)
    .join('');

// A zero-length line with a round cap is a dot.
const dots: PatternPath = (width, height, step) =>
  marks(height, step)
    .map((y) => `M${step / 2} ${y}h0${`m${step} 0h0`.repeat(Math.ceil(width / step) - 1)}`)
    .join('');

const waves: PatternPath = (width, height, step) =>
  marks(height, step)
    .map(
      (y) =>
        `M0 ${y}q${step / 2}${-step / 2} ${step} 0t${`${step} 0 `.repeat(Math.ceil(width / step)).trim()}`,
    )
    .join('');

const patterns = [lines, dots, waves, squares] as const;
const steps = [8, 10, 12] as const;

/**
 * A notebook cover pattern as SVG path data for the given size: ruled, dotted, waves or squared, in one of three step
 * sizes. The same for a slug every time.
 */
export function coverPattern(slug: string, width: number, height: number): string {
  const { draw, step } = choosePattern(slug);
  return draw(width, height, step);
}

/** The part of a school's cover pattern that repeats, as an SVG `<pattern>` needs it: path data and its size in pixels. */
export function coverTile(slug: string): { path: string; width: number; height: number } {
  const { draw, step } = choosePattern(slug);
  // A wave goes up and down within two steps.
  return { path: draw(2 * step, step, step), width: 2 * step, height: step };
}

function choosePattern(slug: string): { draw: PatternPath; step: number } {
  const seed = hash(slug);
  return {
    draw: patterns[seed % patterns.length] ?? lines,
    step: steps[Math.floor(seed / patterns.length) % steps.length] ?? 8,
  };
}

/** The hue of a school's cover. The same for a slug every time, and independent of its pattern. */
export function coverHue(slug: string): number {
  // The quotient has not chosen the pattern or its step.
  return coverHues[Math.floor(hash(slug) / (patterns.length * steps.length)) % coverHues.length] ?? 20;
}

/** 'sao jose dos campos' → 'SJ': initials of the first two significant words. */
export function makeInitials(distinctiveText: string): string {
  return distinctiveText
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** FNV-1a: distributes similar slugs well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
