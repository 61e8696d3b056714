import { clothes, colors, hairColors, skinTones } from './palette.ts';
import { short, type Pen } from './pen.ts';

/** A closed outline of lobes around an ellipse, clockwise: a tree's crown, a bush, a cloud. */
function lobes(pen: Pen, x: number, y: number, radiusX: number, radiusY: number, count: number): string {
  const turn = pen.random.next();
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn + pen.vary(0.16)) / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY] as const;
  });
  const [first = [x, y] as const] = points;
  const arcs = [...points.slice(1), first].map(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? first;
    const radius = short(Math.hypot(toX - fromX, toY - fromY) * 0.56);
    return `A${radius} ${radius} 0 0 1 ${short(toX)} ${short(toY)}`;
  });
  return `M${short(first[0])} ${short(first[1])}${arcs.join('')}Z`;
}

/** A round tree that stands at (x, y). */
export function tree(pen: Pen, x: number, y: number, height: number): void {
  const crown = height * 0.36;
  const middle = y - height + crown;
  pen.stroke(
    `M${short(x - 3)} ${short(y)}Q${short(x - 1)} ${short(y - height * 0.2)} ${short(x - 2)} ${short(middle)}M${short(x + 3)} ${short(y)}Q${short(x + 2)} ${short(y - height * 0.2)} ${short(x + 3)} ${short(middle)}`,
  );
  const outline = lobes(pen, x, middle, crown * 0.82, crown * 0.82, 7);
  pen.curve(outline, colors.paper);
  pen.printCurve(outline, colors.leaf);
  pen.stroke(
    `M${short(x - crown * 0.3)} ${short(middle - crown * 0.1)}q4 5 9 1M${short(x + crown * 0.2)} ${short(middle + crown * 0.3)}q4 4 8 0`,
    colors.board,
  );
}

/** A palm that stands at (x, y). */
function palm(pen: Pen, x: number, y: number, height: number): void {
  const [topX, topY] = [x + pen.vary(8), y - height];
  pen.stroke(
    `M${short(x - 3)} ${short(y)}Q${short(x - 4)} ${short(y - height / 2)} ${short(topX - 2)} ${short(topY)}M${short(x + 3)} ${short(y)}Q${short(x)} ${short(y - height / 2)} ${short(topX + 2)} ${short(topY)}`,
  );
  const size = height * 0.3;
  const leaves = [-1.5, -0.95, -0.4, 0.4, 0.95, 1.5].map((lean) => {
    const [endX, endY] = [lean * size * 0.8, Math.abs(lean) * size * 0.55 - size * 0.35];
    return `M${short(topX)} ${short(topY)}q${short(endX * 0.4)} ${short(-size * 0.75)} ${short(endX)} ${short(endY)}q${short(-endX * 0.45)} ${short(-size * 0.38)} ${short(-endX)} ${short(-endY)}z`;
  });
  pen.curve(leaves.join(''), colors.leaf);
}

/** A cypress that stands at (x, y). */
function cypress(pen: Pen, x: number, y: number, height: number): void {
  const width = height * 0.17;
  pen.printCurve(
    `M${short(x)} ${short(y - height)}q${short(width * 1.3)} ${short(height * 0.5)} ${short(width)} ${short(height * 0.8)}q${short(-width)} ${short(height * 0.12)} ${short(-2 * width)} 0q${short(-width * 0.3)} ${short(-height * 0.35)} ${short(width)} ${short(-height * 0.8)}z`,
    colors.leaf,
  );
  pen.stroke(`M${short(x)} ${short(y)}v${short(-height * 0.16)}`);
}

export function bush(pen: Pen, x: number, y: number, width: number): void {
  const outline = lobes(pen, x, y - width * 0.16, width * 0.42, width * 0.16, 6);
  pen.curve(outline, colors.paper);
  pen.printCurve(outline, colors.leaf);
}

export function cloud(pen: Pen, x: number, y: number, width: number): void {
  pen.curve(
    `M${short(x)} ${short(y)}a${short(width * 0.14)} ${short(width * 0.14)} 0 0 1 ${short(width * 0.16)} ${short(-width * 0.16)}a${short(width * 0.22)} ${short(width * 0.22)} 0 0 1 ${short(width * 0.42)} ${short(-width * 0.04)}a${short(width * 0.14)} ${short(width * 0.14)} 0 0 1 ${short(width * 0.3)} ${short(width * 0.2)}z`,
    '#fff',
  );
}

function sun(pen: Pen, x: number, y: number): void {
  pen.printCircle(x, y, 17, colors.marker);
}

/** The ground of a scene outdoors: a line with tufts of grass, and what is before it. */
export function ground(pen: Pen, y: number, wash: string = colors.leaf): void {
  pen.tone(`M-9 ${y}Q200 ${y - 3} 409 ${y}V310H-9Z`, wash);
  pen.line([
    [-5, y],
    [200, y - 1],
    [405, y],
  ]);
  const tufts = Array.from({ length: 5 }, () => {
    const [x, down] = [pen.random.whole(8, 380), pen.random.whole(18, 48)];
    return `M${x} ${y + down}l2-6m3 6l0-8m3 8l2-6`;
  });
  pen.stroke(tufts.join(''), colors.board);
}

/** A path that comes towards the viewer from a door at (x, y). */
export function footpath(pen: Pen, x: number, y: number, width: number): void {
  const half = width / 2;
  pen.shape([
    [x - half, y],
    [x + half, y],
    [x + half * 2.6, 305],
    [x - half * 2.6, 305],
  ]);
}

/** A child or an adult whose feet are at (x, y). */
export function person(pen: Pen, x: number, y: number, height: number, hasBackpack = true): void {
  const head = height * 0.15;
  const [neck, hip] = [y - height + head * 2, y - height * 0.32];
  const half = height * 0.14;
  const cloth = pen.random.pick(clothes);
  pen.stroke(
    `M${short(x - half * 0.5)} ${short(hip)}V${short(y)}h-3M${short(x + half * 0.5)} ${short(hip)}V${short(y)}h3`,
  );
  if (hasBackpack) {
    pen.curve(
      `M${short(x + half * 0.5)} ${short(neck + 3)}q${short(half * 1.4)} 0 ${short(half * 1.3)} ${short(height * 0.14)}v${short(height * 0.12)}h${short(-half * 1.3)}z`,
      pen.random.pick(clothes),
    );
  }
  pen.curve(
    `M${short(x - half * 0.7)} ${short(neck)}h${short(half * 1.4)}l${short(half * 0.4)} ${short(hip - neck)}h${short(-half * 2.2)}z`,
    cloth,
  );
  const sleeve = short(height * 0.2);
  pen.stroke(
    `M${short(x - half * 0.7)} ${short(neck + 3)}l${short(-half * 0.7)} ${sleeve}M${short(x + half * 0.7)} ${short(neck + 3)}l${short(half * 0.7)} ${sleeve}`,
  );
  face(pen, x, neck - head * 0.9, head);
}

/** A head with its middle at (x, y): short hair, or long. */
export function face(pen: Pen, x: number, y: number, head: number): void {
  const hair = pen.random.pick(hairColors);
  if (pen.random.chance(0.4)) {
    pen.curve(
      `M${short(x - head)} ${short(y)}v${short(head * 1.2)}h${short(head * 2)}v${short(-head * 1.2)}z`,
      hair,
    );
  }
  pen.circle(x, y, head, pen.random.pick(skinTones));
  pen.curve(
    `M${short(x - head)} ${short(y)}a${short(head)} ${short(head)} 0 0 1 ${short(head * 2)} 0q${short(-head)} ${short(-head * 0.9)} ${short(-head * 2)} 0z`,
    hair,
  );
  pen.stroke(
    `M${short(x - head * 0.35)} ${short(y + head * 0.2)}v.1M${short(x + head * 0.35)} ${short(y + head * 0.2)}v.1`,
  );
}

/** Trees, a cloud and perhaps the sun around something between `left` and `right`. */
export function plants(pen: Pen, y: number, left: number, right: number): void {
  const grow = pen.random.pick([tree, tree, palm, cypress]);
  const other = pen.random.pick([tree, palm, bushes]);
  grow(pen, left, y, pen.random.whole(96, 130));
  other(pen, right, y, pen.random.whole(84, 118));
}

function bushes(pen: Pen, x: number, y: number): void {
  bush(pen, x - 8, y, 46);
  bush(pen, x + 20, y, 36);
}

export function sky(pen: Pen): void {
  const isSunLeft = pen.random.chance(0.5);
  if (pen.random.chance(0.65)) sun(pen, isSunLeft ? 84 : 322, 66);
  cloud(pen, isSunLeft ? 262 : 62, 62 + pen.vary(8), 62);
}
