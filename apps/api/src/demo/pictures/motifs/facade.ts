import { colors, type Palette } from '../palette.ts';
import { corners, type Pen } from '../pen.ts';
import { footpath, ground, person, plants, sky } from '../surroundings.ts';
import type { Subject } from '../subject.ts';

const GROUND = 232;

/** The school from the street: a small house for toddlers, a block or wings for older students. */
export function facade(pen: Pen, palette: Palette, { isForToddlers, isForTeenagers }: Subject): void {
  sky(pen);
  plants(pen, GROUND, 52, 352);
  ground(pen, GROUND);
  const forms = isForToddlers
    ? [house, house, wings]
    : isForTeenagers
      ? [block, slabs, wings]
      : [wings, block, house, slabs];
  pen.random.pick(forms)(pen, palette);
  if (isForToddlers) fence(pen, palette);
  person(pen, 120 + pen.vary(14), GROUND + 26, isForToddlers ? 30 : 38);
  if (pen.random.chance(0.7))
    person(pen, 148 + pen.vary(8), GROUND + 24, isForToddlers ? 46 : 40, !isForToddlers);
}

/** Panes with one bar each. */
function windows(
  pen: Pen,
  all: readonly (readonly [x: number, y: number, width: number, height: number])[],
): void {
  pen.rects(all, colors.glass);
  pen.stroke(all.map(([x, y, width, height]) => `M${x + width / 2} ${y}v${height}`).join(''));
}

/** The shadow of a roof on the wall beneath. */
function shade(pen: Pen, x: number, y: number, width: number): void {
  pen.hatch(x + 3, y + 5, width - 6, 8, colors.ballpoint, 6);
}

/** Windows in equal distances. */
function row(from: number, to: number, count: number, y: number, size: readonly [number, number]) {
  const [width, height] = size;
  const step = count > 1 ? (to - from - width) / (count - 1) : 0;
  return Array.from(
    { length: count },
    (_, index) => [Math.round(from + index * step), y, width, height] as const,
  );
}

function door(pen: Pen, { dark }: Palette, x: number, y: number, width: number, height: number): void {
  footpath(pen, x + width / 2, y + height, width);
  pen.rect(x, y, width, height, dark);
  pen.stroke(
    `M${x + width / 2} ${y}v${height}M${x + width / 2 - 5} ${y + height / 2}v6m10-6v6`,
    colors.paper,
  );
}

/** One floor under a gable. */
function house(pen: Pen, palette: Palette): void {
  const left = 98 + pen.random.whole(0, 12);
  const right = 400 - left;
  const top = 150;
  pen.rect(left, top, right - left, GROUND - top);
  pen.printRect(left, top, right - left, GROUND - top, palette.light);
  const panes = pen.random.pick([1, 2]);
  const paneWidth = (145 - left) / panes - 3 * (panes - 1);
  windows(pen, [
    ...row(left + 12, 157, panes, 172, [paneWidth, 32]),
    ...row(243, right - 12, panes, 172, [paneWidth, 32]),
  ]);
  shade(pen, left, top, 166 - left);
  shade(pen, 234, top, right - 234);
  pen.print(
    [
      [left - 14, top + 4],
      [left + 26, 108],
      [374 - left, 108],
      [right + 14, top + 4],
    ],
    palette.roof,
  );
  pen.stroke(`M${left + 4} 136h${right - left - 8}M${left + 16} 122h${right - left - 32}`);
  const gable = [
    [158, top + 6],
    [200, 84],
    [242, top + 6],
  ] as const;
  pen.shape(gable);
  pen.rect(166, top + 4, 68, GROUND - top - 4, colors.paper);
  pen.line([
    [152, top + 12],
    [200, 76],
    [248, top + 12],
  ]);
  pen.printCircle(200, 122, 12, colors.marker);
  pen.stroke('M200 114v8l6 3');
  door(pen, palette, 184, 176, 32, GROUND - 176);
}

/** Two or three floors under a flat roof, with a canopy and a flag. */
function block(pen: Pen, palette: Palette): void {
  const floors = pen.random.pick([2, 3, 3]);
  const top = floors === 3 ? 84 : 116;
  const [left, right] = [96, 304];
  pen.rect(left, top, right - left, GROUND - top);
  pen.printRect(left, top, right - left, GROUND - top, palette.light);
  pen.printRect(left - 7, top - 12, right - left + 14, 14, palette.roof);
  const count = pen.random.pick([5, 6, 7]);
  const upper = Array.from({ length: floors - 1 }, (_, floor) =>
    row(left + 14, right - 14, count, top + 16 + floor * 42, [17, 25]),
  );
  shade(pen, left, top, right - left);
  windows(pen, upper.flat());
  pen.stroke(upper.map((_, floor) => `M${left + 4} ${top + 47 + floor * 42}h${right - left - 8}`).join(''));
  windows(pen, [...row(left + 14, 164, 2, 192, [22, 24]), ...row(236, right - 14, 2, 192, [22, 24])]);
  door(pen, palette, 180, 190, 40, GROUND - 190);
  pen.printRect(168, 180, 64, 9, palette.roof);
  pen.stroke(`M172 189v${GROUND - 189}M228 189v${GROUND - 189}`);
  flag(pen, palette, 200, top - 12);
}

function flag(pen: Pen, { dark }: Palette, x: number, y: number): void {
  pen.stroke(`M${x} ${y}v-40`);
  pen.curve(`M${x} ${y - 39}q9-5 16 0t16 0v18q-8 5-16 0t-16 0z`, dark);
}

/** A middle part with a pediment between two lower wings. */
function wings(pen: Pen, palette: Palette): void {
  const arched = pen.random.chance(0.5);
  pen.rect(84, 146, 232, GROUND - 146);
  pen.printRect(84, 146, 232, GROUND - 146, palette.light);
  for (const x of [76, 250] as const) {
    pen.print(
      [
        [x, 148],
        [x + 14, 124],
        [x + 60, 124],
        [x + 74, 148],
      ],
      palette.roof,
    );
    pen.stroke(`M${x + 9} 136h56`);
  }
  shade(pen, 84, 146, 68);
  shade(pen, 248, 146, 68);
  const panes = [...row(94, 148, 2, 172, [20, 34]), ...row(252, 306, 2, 172, [20, 34])];
  if (arched) {
    const arch = panes.map(([x, y]) => `M${x} ${y + 34}v-26a10 10 0 0 1 20 0v26z`).join('');
    pen.curve(arch, colors.glass);
    pen.stroke(panes.map(([x, y]) => `M${x + 10} ${y - 2}v36`).join(''));
  } else windows(pen, panes);
  pen.rect(152, 112, 96, GROUND - 112);
  pen.tone(`M152 112h96v${GROUND - 112}h-96z`, palette.light);
  pen.print(
    [
      [144, 114],
      [200, 74],
      [256, 114],
    ],
    palette.roof,
  );
  pen.circle(200, 98, 8);
  pen.stroke('M200 93v5l4 2');
  windows(pen, row(164, 236, 3, 126, [16, 28]));
  pen.stroke('M154 166h92');
  pen.curve(`M182 ${GROUND}v-34a18 18 0 0 1 36 0v34z`, palette.dark);
  pen.stroke(`M200 182v${GROUND - 182}`, colors.paper);
  footpath(pen, 200, GROUND, 36);
}

/** Plain slabs of different heights, with fins before the windows. */
function slabs(pen: Pen, palette: Palette): void {
  const mirror = pen.random.chance(0.5);
  const at = (x: number, width: number): number => (mirror ? 400 - x - width : x);
  pen.rect(at(90, 66), 92, 66, GROUND - 92);
  pen.printRect(at(90, 66), 92, 66, GROUND - 92, palette.roof);
  pen.rects(
    [0, 1, 2].map((floor) => [at(106, 34), 108 + floor * 38, 34, 20] as const),
    colors.glass,
  );
  pen.rect(at(156, 156), 128, 156, GROUND - 128);
  pen.printRect(at(156, 156), 128, 156, GROUND - 128, palette.light);
  const band = at(166, 136);
  pen.rect(band, 142, 136, 30, colors.glass);
  pen.stroke(Array.from({ length: 11 }, (_, fin) => `M${band + 11 + fin * 11.4} 139v36`).join(''));
  shade(pen, at(156, 156), 126, 156);
  pen.print(corners(at(148, 172), 120, 172, 9), palette.dark);
  windows(pen, [[at(244, 54), 192, 54, 26] as const]);
  door(pen, palette, at(178, 44), 188, 44, GROUND - 188);
  pen.printRect(at(170, 60), 179, 60, 8, palette.dark);
}

/** Coloured pickets along the pavement. */
function fence(pen: Pen, { dark }: Palette): void {
  const tones = [dark, colors.marker, colors.water, colors.leaf];
  for (const from of [38, 246]) {
    pen.stroke(`M${from} 246h116M${from} 256h116`);
    const pickets = Array.from({ length: 8 }, (_, index) => from + 4 + index * 14);
    for (const [tone, color] of tones.entries()) {
      pen.curve(
        pickets
          .filter((_, index) => index % tones.length === tone)
          .map((x) => `M${x} 264v-22l4-5 4 5v22z`)
          .join(''),
        color,
      );
    }
  }
}
