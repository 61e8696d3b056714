import { colors, type Palette } from '../palette.ts';
import { corners, type Pen } from '../pen.ts';
import { bush, cloud, footpath, ground, person, plants, sky, tree } from '../surroundings.ts';

/** The entrance: an open gate between pillars, and a bus or children in front of it. */
export function gate(pen: Pen, palette: Palette): void {
  const y = 226;
  sky(pen);
  pen.printRect(108, 116, 184, 70, palette.light);
  pen.rects(
    [0, 1, 2, 3].map((index) => [122 + index * 44, 136, 24, 26] as const),
    colors.glass,
  );
  pen.print(
    [
      [98, 118],
      [124, 92],
      [276, 92],
      [302, 118],
    ],
    palette.roof,
  );
  tree(pen, 62, y - 20, 106);
  tree(pen, 344, y - 20, 92);
  ground(pen, y - 20);
  pen.tone('M150 206h100l36 104H114z', colors.paper);
  for (const x of [-8, 268]) {
    pen.printRect(x, 176, 140, 50, palette.light);
    pen.printRect(x - 2, 170, 144, 8, palette.roof);
  }
  bars(pen, 142, 128);
  bars(pen, 252, 272);
  for (const x of [132, 248]) {
    pen.rect(x, 146, 20, 82);
    pen.tone(`M${x} 146h20v82h-20z`, palette.roof);
    pen.printRect(x - 4, 138, 28, 9, palette.dark);
    pen.printCircle(x + 10, 130, 8, colors.marker);
  }
  pen.stroke('M152 140q48-40 96 0M152 150q48-40 96 0');
  pen.shape(corners(172, 112, 56, 20), palette.dark);
  pen.stroke('M180 119h40M184 125h32', colors.paper);
  footpath(pen, 200, 228, 88);
  if (pen.random.chance(0.5)) bus(pen, palette);
  else for (const x of [176, 204, 228]) person(pen, x + pen.vary(5), 250 + pen.vary(6), 40);
}

/** An open wing of the gate, hinged at `x`. */
function bars(pen: Pen, x: number, end: number): void {
  const step = (end - x) / 3;
  pen.line([
    [x, 162],
    [end, 156],
  ]);
  pen.stroke([1, 2, 3].map((index) => `M${x + step * index} 158v${72 + index * 2}`).join(''));
}

function bus(pen: Pen, { dark }: Palette): void {
  pen.curve('M148 204h96q8 0 10 10l4 20v18H148z', colors.marker);
  pen.rects(
    [0, 1, 2].map((index) => [156 + index * 24, 212, 18, 15] as const),
    colors.glass,
  );
  pen.curve('M230 212h12l7 17h-19z', colors.glass);
  pen.stroke('M148 238h108');
  for (const x of [174, 232]) {
    pen.circle(x, 252, 10, dark);
    pen.circle(x, 252, 4);
  }
}

/** A kitchen garden: beds of vegetables, a greenhouse or a tree, and a child who waters. */
export function garden(pen: Pen, palette: Palette): void {
  const y = 158;
  sky(pen);
  plants(pen, y, 66, 338);
  ground(pen, y);
  if (pen.random.chance(0.5)) greenhouse(pen);
  else {
    pen.printRect(160, 116, 96, 42, palette.light);
    pen.print(
      [
        [150, 118],
        [172, 94],
        [244, 94],
        [266, 118],
      ],
      palette.roof,
    );
    pen.rect(196, 130, 20, 28, palette.dark);
  }
  const crops = [leaves, flowers, carrots].toSorted(() => pen.random.next() - 0.5);
  for (const [index, crop] of crops.entries()) {
    const top = 182 + index * 30;
    const inset = 90 - index * 20;
    pen.print(
      [
        [inset, top],
        [400 - inset, top],
        [404 - inset, top + 16],
        [inset - 4, top + 16],
      ],
      colors.wood,
    );
    const count = 8;
    const step = (400 - 2 * inset - 20) / (count - 1);
    crop(
      pen,
      Array.from({ length: count }, (_, plant) => Math.round(inset + 10 + plant * step)),
      top + 2,
    );
  }
  person(pen, 300, 236, 54, false);
  pen.curve('M268 206h16v14h-16z', palette.dark);
  pen.stroke('M284 208l8 2M268 212l-10-8m-2-2v6m-3 2v4m5-3v5', colors.ballpoint);
}

type Crop = (pen: Pen, positions: readonly number[], y: number) => void;

const leaves: Crop = (pen, positions, y) =>
  pen.curve(
    positions.map((x) => `M${x} ${y}q-11-2-9-12q8 1 9 12q1-11 9-12q2 10-9 12z`).join(''),
    colors.leaf,
  );

const flowers: Crop = (pen, positions, y) => {
  pen.stroke(positions.map((x) => `M${x} ${y}v-11m0 8q5 0 6-4`).join(''));
  for (const x of positions) pen.circle(x, y - 14, 4, colors.marker);
};

const carrots: Crop = (pen, positions, y) => {
  pen.stroke(positions.map((x) => `M${x} ${y - 4}q-1-6-6-9m6 9v-12m0 12q1-6 6-9`).join(''), colors.board);
  pen.curve(positions.map((x) => `M${x - 4} ${y - 3}h8l-2 7h-4z`).join(''), '#eaa27c');
};

function greenhouse(pen: Pen): void {
  pen.shape(
    [
      [158, 158],
      [158, 120],
      [206, 92],
      [254, 120],
      [254, 158],
    ],
    colors.glass,
  );
  pen.stroke('M158 120h96M182 106v52M206 92v66M230 106v52');
}

/** A playground: slide, swing and a sandpit, between trees. */
export function playground(pen: Pen, palette: Palette): void {
  const y = 206;
  sky(pen);
  cloud(pen, 150, 54, 44);
  plants(pen, y, 44, 366);
  bush(pen, 300, y, 60);
  ground(pen, y);
  const mirror = pen.random.chance(0.5);
  slide(pen, palette, mirror ? 292 : 108, mirror ? -1 : 1);
  swing(pen, palette, mirror ? 66 : 216);
  pen.printCurve('M128 262q70-26 150 0q-72 24-150 0z', colors.wood);
  pen.curve('M196 256h16l-3 12h-10z', palette.dark);
  pen.stroke('M197 256q7-10 14 0');
  pen.printCurve('M232 262q8-14 18 0z', colors.marker);
  person(pen, 172, 262, 34, false);
}

/** A ladder, a roofed platform and a slide towards `side`. */
function slide(pen: Pen, { dark, roof, light }: Palette, x: number, side: 1 | -1): void {
  const at = (distance: number): number => x + distance * side;
  pen.stroke(
    `M${at(-16)} 236V128M${at(16)} 230V128M${at(-16)} 168H${at(-30)}L${at(-40)} 238M${at(-34)} 190h${-12 * side}M${at(-32)} 178h${-10 * side}M${at(-20)} 168L${at(-30)} 238M${at(-36)} 206h${12 * side}M${at(-38)} 222h${11 * side}`,
  );
  pen.print(
    [
      [at(-24), 130],
      [x, 98],
      [at(24), 130],
    ],
    roof,
  );
  pen.shape(corners(x - 20, 164, 40, 8), light);
  pen.stroke(`M${at(-16)} 148H${at(16)}M${at(-6)} 148v16M${at(5)} 148v16`);
  pen.printCurve(
    `M${at(18)} 164q${24 * side} 4 ${38 * side} 44q${6 * side} 20 ${24 * side} 20v10q${-30 * side} 2 ${-38 * side} -24q${-8 * side}-34 ${-24 * side}-40z`,
    dark,
  );
}

function swing(pen: Pen, { dark }: Palette, x: number): void {
  pen.line([
    [x, 238],
    [x + 16, 130],
    [x + 32, 238],
  ]);
  pen.line([
    [x + 84, 238],
    [x + 100, 130],
    [x + 116, 238],
  ]);
  pen.line([
    [x + 8, 130],
    [x + 108, 130],
  ]);
  pen.stroke(`M${x + 38} 130l-6 76M${x + 54} 130l-6 76M${x + 70} 130v78M${x + 86} 130v78`);
  pen.shape(corners(x + 30, 205, 20, 5), dark);
  pen.shape(corners(x + 68, 207, 20, 5), colors.marker);
}
