import type { Random } from '../random.ts';
import { colors } from './palette.ts';

export type Point = readonly [x: number, y: number];

/** How far the printed colour lies beside its outline, in px of the drawing. */
const OFFSET = 'translate(3 2)';

/** Longest deviation of a straight line, as a share of its length, and in px. */
const BEND = 0.014;
const MAX_BEND = 2.2;

/**
 * Draws by hand: no line is quite straight and no corner quite exact, always the same for a seed. One line width in ink; colour lies
 * beneath, printed a little beside the outline. Later shapes cover earlier ones.
 */
export class Pen {
  readonly random: Random;
  readonly #elements: string[] = [];

  constructor(random: Random) {
    this.random = random;
  }

  /** A closed outline, filled exactly. */
  shape(points: readonly Point[], fill: string = colors.paper): void {
    this.curve(this.#outline(points, true), fill);
  }

  /** A closed outline with its colour printed beside it. */
  print(points: readonly Point[], wash: string): void {
    this.printCurve(this.#outline(points, true), wash);
  }

  /** An open line through these points. */
  line(points: readonly Point[], ink?: string): void {
    this.stroke(this.#outline(points, false), ink);
  }

  rect(x: number, y: number, width: number, height: number, fill?: string): void {
    this.shape(corners(x, y, width, height), fill);
  }

  printRect(x: number, y: number, width: number, height: number, wash: string): void {
    this.print(corners(x, y, width, height), wash);
  }

  /** Many rectangles of one colour, as one element. */
  rects(
    all: readonly (readonly [x: number, y: number, width: number, height: number])[],
    fill: string,
  ): void {
    if (all.length === 0) return;
    this.curve(
      all.map(([x, y, width, height]) => this.#outline(corners(x, y, width, height), true)).join(''),
      fill,
    );
  }

  circle(x: number, y: number, radius: number, fill: string = colors.paper): void {
    this.#elements.push(`<ellipse ${this.#round(x, y, radius)} fill="${fill}"/>`);
  }

  printCircle(x: number, y: number, radius: number, wash: string): void {
    const circle = this.#round(x, y, radius);
    this.#elements.push(
      `<ellipse ${circle} fill="${wash}" stroke="none" transform="${OFFSET}"/>`,
      `<ellipse ${circle}/>`,
    );
  }

  /** An exact outline (path data), filled. */
  curve(path: string, fill: string): void {
    this.#elements.push(`<path d="${path}" fill="${fill}"/>`);
  }

  printCurve(path: string, wash: string): void {
    this.tone(path, wash);
    this.stroke(path);
  }

  /** An exact line (path data). */
  stroke(path: string, ink?: string): void {
    this.#elements.push(`<path d="${path}"${ink === undefined ? '' : ` stroke="${ink}"`}/>`);
  }

  /** Colour without an outline (path data). */
  tone(path: string, wash: string): void {
    this.#elements.push(`<path d="${path}" fill="${wash}" stroke="none" transform="${OFFSET}"/>`);
  }

  /** Parallel strokes from the upper right to the lower left: shade. */
  hatch(x: number, y: number, width: number, height: number, ink: string, step = 7): void {
    const strokes: string[] = [];
    for (let offset = step; offset < width + height; offset += step) {
      const [fromX, fromY] = [Math.min(offset, width), Math.max(0, offset - width)];
      const [toX, toY] = [Math.max(0, offset - height), Math.min(offset, height)];
      if (fromX - toX < step) continue;
      strokes.push(`M${short(x + fromX)} ${short(y + fromY)}L${short(x + toX)} ${short(y + toY)}`);
    }
    this.stroke(strokes.join(''), ink);
  }

  toString(): string {
    return this.#elements.join('');
  }

  /** A number up to `most` away from zero. */
  vary(most: number): number {
    return (this.random.next() * 2 - 1) * most;
  }

  #round(x: number, y: number, radius: number): string {
    const radiusX = short(radius * (1 + this.vary(0.025)));
    return `cx="${short(x)}" cy="${short(y)}" rx="${radiusX}" ry="${short(radius)}"`;
  }

  #outline(points: readonly Point[], isClosed: boolean): string {
    const drawn = points.map(([x, y]): Point => [x + this.vary(0.5), y + this.vary(0.5)]);
    const [first] = drawn;
    if (!first) return '';
    const ends = isClosed ? [...drawn.slice(1), first] : drawn.slice(1);
    let from = first;
    let path = `M${pair(first)}`;
    for (const [index, to] of ends.entries()) {
      const isLast = isClosed && index === ends.length - 1;
      path += this.#side(from, to, isLast);
      from = to;
    }
    return isClosed ? `${path}Z` : path;
  }

  /** A side of an outline; a short one is straight, and a straight last one is the closing itself. */
  #side(from: Point, to: Point, isLast: boolean): string {
    const [deltaX, deltaY] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(deltaX, deltaY);
    if (length < 24) return isLast ? '' : `L${pair(to)}`;
    const bend = this.vary(Math.min(MAX_BEND, length * BEND)) / length;
    const middle: Point = [
      (from[0] + to[0]) / 2 - deltaY * bend * 2,
      (from[1] + to[1]) / 2 + deltaX * bend * 2,
    ];
    return `Q${pair(middle)} ${pair(to)}`;
  }
}

export function corners(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Rounded to a tenth, as short as possible. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}
