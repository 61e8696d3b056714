import { colors, type Palette } from '../palette.ts';
import { corners, short, type Pen } from '../pen.ts';
import { person, tree } from '../surroundings.ts';
import type { Subject } from '../subject.ts';

/** Where the wall of every room meets its floor. */
export const FLOOR = 204;

/** Wall and floor. */
export function room(pen: Pen, wall: string, boards: string = colors.wood): void {
  pen.tone(`M-9 -9H409V${FLOOR}H-9Z`, wall);
  pen.tone(`M-9 ${FLOOR}H409V310H-9Z`, boards);
  pen.line([
    [-5, FLOOR],
    [405, FLOOR],
  ]);
  pen.stroke(`M-5 ${FLOOR + 7}H405`);
}

/** A window with a view of trees. */
export function view(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.rect(x, y, width, height, colors.glass);
  tree(pen, x + width * 0.55, y + height, height * 0.78);
  pen.stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`);
  pen.rect(x - 5, y + height, width + 10, 6);
}

/** A plant in a pot. */
export function pottedPlant(pen: Pen, x: number, y: number, pot: string): void {
  const leaves = [-26, -14, 0, 14, 26].map(
    (lean) =>
      `M${x} ${y - 22}q${short(lean * 0.1)}-24 ${lean} ${-34 + Math.abs(lean) * 0.5}q${short(-lean * 0.1)} 22 ${-lean} ${34 - Math.abs(lean) * 0.5}z`,
  );
  pen.curve(leaves.join(''), colors.leaf);
  pen.printCurve(`M${x - 13} ${y - 24}h26l-4 24h-18z`, pot);
}

/** A classroom: a blackboard with drawings, desks, and a teacher. */
export function classroom(pen: Pen, palette: Palette, { isForToddlers, isForTeenagers }: Subject): void {
  room(pen, palette.light);
  view(pen, 34, 76, 62, 84);
  pen.rect(124, 66, 182, 92, colors.wood);
  pen.rect(130, 72, 170, 80, colors.board);
  chalk(pen, isForToddlers ? toddlers : isForTeenagers ? teenagers : pupils);
  pen.shape(corners(150, 158, 40, 5), colors.wood);
  pen.printCircle(338, 84, 15, colors.paper);
  pen.stroke('M338 75v9l6 4');
  pen.printRect(324, 116, 30, 40, colors.marker);
  pen.stroke('M330 126h18M330 134h18M330 142h11');
  if (isForToddlers) bunting(pen, palette);
  person(pen, 320, 222, 84, false);
  const rows = isForToddlers
    ? [
        [86, 250],
        [200, 258],
        [306, 252],
      ]
    : [
        [78, 238],
        [166, 238],
        [254, 238],
        [126, 276],
        [222, 276],
        [318, 276],
      ];
  for (const [x = 0, y = 0] of rows) {
    if (isForToddlers) roundTable(pen, palette, x, y);
    else desk(pen, palette, x, y);
  }
}

const toddlers =
  'M150 132q14-34 28 0zM164 98v-6M196 128l14-32 14 32zM244 112a14 14 0 1 0 28 0a14 14 0 1 0-28 0M258 90v-6M284 100l5-4M232 100l-5-4M150 92l6 6m0-6l-6 6';
const pupils =
  'M146 112l9-26 9 26M149 103h12M176 86v26M176 86q16 0 14 7q0 5-14 5q17 0 16 8q0 6-16 6M224 90q-16-6-17 9q0 15 17 10M146 132h22m8 0h30M244 88h12m-6-6v12M264 82q10-2 9 5q-1 4-9 11h12M244 120l24 0-12-22zM276 132h-38';
const teenagers =
  'M150 132V86M150 132h56M154 128q14-2 22-18t26-20M228 92h12l6 22 10-38h30M230 104h8M226 132a10 10 0 1 0 20 0a10 10 0 1 0-20 0M256 132h12M262 126v12M276 124l14 16m0-16l-14 16';

function chalk(pen: Pen, drawing: string): void {
  pen.stroke(drawing, '#f4f3ea');
}

function bunting(pen: Pen, palette: Palette): void {
  pen.stroke('M110 44Q214 66 318 42');
  const positions = Array.from({ length: 9 }, (_, index) => 124 + index * 23);
  for (const [turn, tone] of [palette.dark, colors.marker, palette.roof].entries()) {
    const own = positions.filter((_, index) => index % 3 === turn);
    pen.curve(
      own.map((x) => `M${x - 7} ${short(55 - ((x - 214) / 104) ** 2 * 10)}h14l-7 13z`).join(''),
      tone,
    );
  }
}

/** A desk with its chair, seen from behind. */
function desk(pen: Pen, { dark }: Palette, x: number, y: number): void {
  pen.stroke(`M${x - 22} ${y}v22M${x + 22} ${y}v22`);
  pen.shape(
    [
      [x - 24, y - 12],
      [x + 24, y - 12],
      [x + 30, y],
      [x - 30, y],
    ],
    colors.paper,
  );
  if (pen.random.chance(0.6)) pen.curve(`M${x - 12} ${y - 4}l3-6h14l2 6z`, colors.glass);
  pen.stroke(`M${x - 10} ${y + 8}v20M${x + 10} ${y + 8}v20`);
  pen.rect(x - 14, y + 2, 28, 12, dark);
}

function roundTable(pen: Pen, { dark, roof }: Palette, x: number, y: number): void {
  pen.stroke(`M${x - 20} ${y + 6}v22M${x + 20} ${y + 6}v22`);
  pen.curve(`M${x - 40} ${y}a40 12 0 1 0 80 0a40 12 0 1 0-80 0`, colors.paper);
  pen.curve(`M${x - 14} ${y + 2}l4-7h14l3 7z`, colors.marker);
  pen.stroke(`M${x + 12} ${y - 3}l10 4M${x + 18} ${y - 6}l8 5`, dark);
  for (const [side, tone] of [
    [-46, dark],
    [46, roof],
  ] as const) {
    pen.shape(corners(x + side - 8, y + 8, 16, 6), tone);
    pen.stroke(`M${x + side - 6} ${y + 14}v16M${x + side + 6} ${y + 14}v16`);
  }
}

/** A library: shelves to the ceiling, a table, and a child who reads. */
export function library(pen: Pen, palette: Palette): void {
  room(pen, colors.paper);
  const hasWindow = pen.random.chance(0.5);
  shelf(pen, palette, 34, hasWindow ? 108 : 158);
  if (hasWindow) view(pen, 164, 76, 72, 86);
  shelf(pen, palette, hasWindow ? 258 : 212, hasWindow ? 108 : 158);
  pen.stroke('M200 -2V46');
  pen.printCurve('M180 60q2-16 20-16t20 16z', palette.dark);
  pen.printCurve('M96 266a108 20 0 1 0 216 0a108 20 0 1 0-216 0', palette.roof);
  pen.stroke('M112 266a92 14 0 1 0 184 0a92 14 0 1 0-184 0', colors.paper);
  pen.stroke('M206 250v22M214 250v22M194 276q16-8 32 0');
  person(pen, 148, 250, 60, false);
  person(pen, 274, 250, 56, false);
  pen.curve('M150 240a60 12 0 1 0 120 0a60 12 0 1 0-120 0', colors.wood);
  pen.curve('M182 238l4-9q12-3 18 2 8-5 18-2l4 9q-14-4-22 0-8-4-22 0z', colors.paper);
  pen.stroke('M204 231v7', colors.ink);
  pen.shape(corners(236, 226, 24, 6), palette.dark);
  pen.shape(corners(238, 220, 20, 6), colors.marker);
  pottedPlant(pen, 330, 262, palette.roof);
}

/** A bookcase of four shelves. */
function shelf(pen: Pen, palette: Palette, x: number, width: number): void {
  const top = 58;
  const step = 36;
  pen.printRect(x, top, width, FLOOR - top, colors.wood);
  const books = new Map<string, string>();
  const tones = [palette.dark, palette.light, palette.roof, colors.marker, colors.leaf, colors.paper];
  for (let board = 1; board <= 4; board += 1) {
    const y = top + board * step;
    let from = x + 5;
    while (from < x + width - 14) {
      if (pen.random.chance(0.12)) from += pen.random.whole(8, 16);
      const [thick, tall] = [pen.random.whole(6, 10), pen.random.whole(18, 28)];
      if (from + thick > x + width - 4) break;
      const tone = pen.random.pick(tones);
      books.set(tone, `${books.get(tone) ?? ''}M${from} ${y}v${-tall}h${thick}v${tall}z`);
      from += thick;
    }
  }
  for (const [tone, path] of books) pen.curve(path, tone);
  pen.stroke([1, 2, 3, 4].map((board) => `M${x} ${top + board * step}h${width}`).join(''));
}

/** An auditorium: a stage between curtains, and rows of seats before it. */
export function auditorium(pen: Pen, palette: Palette): void {
  pen.tone('M-9 -9H409V310H-9Z', palette.light);
  pen.rect(70, 58, 260, 120, colors.paper);
  pen.tone('M70 58h260v120H70z', '#f3ead6');
  if (pen.random.chance(0.5)) {
    pen.rect(142, 76, 116, 66, colors.glass);
    pen.stroke('M156 130l18-26 14 14 16-24 30 36z', colors.ballpoint);
    pen.circle(238, 90, 6, colors.marker);
  } else {
    piano(pen, palette);
  }
  const folds = (x: number, side: 1 | -1): void => {
    pen.printCurve(`M${x} 50h${62 * side}q${2 * side} 60 ${-26 * side} 126h${-36 * side}z`, palette.dark);
    pen.stroke(
      [12, 26, 42].map((fold) => `M${x + fold * side} 52q${4 * side} 60 ${-fold * 0.3 * side} 122`).join(''),
    );
  };
  folds(66, 1);
  folds(334, -1);
  pen.curve('M60 46h280v18q-14 12-28 0t-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0-28 0z', palette.dark);
  pen.printRect(50, 176, 300, 16, colors.wood);
  person(pen, 200 + pen.vary(24), 176, 62, false);
  for (const [row, y] of [214, 238, 264].entries()) {
    const width = 30 + row * 5;
    const count = 8 - row;
    const from = 200 - (count * width) / 2;
    const seats = Array.from({ length: count }, (_, index) => from + index * width);
    pen.curve(
      seats.map((x) => `M${short(x + 2)} ${y + 26}v-20q0-8 8-8h${width - 20}q8 0 8 8v20z`).join(''),
      row % 2 === 0 ? palette.roof : colors.metal,
    );
    for (const x of seats) {
      if (pen.random.chance(0.35))
        pen.circle(x + width / 2, y - 7, 8 + row, pen.random.pick(['#27335f', '#6b4a35', '#8a5636']));
    }
  }
}

function piano(pen: Pen, { dark }: Palette): void {
  pen.stroke('M128 150v26M176 150v26');
  pen.curve('M120 134h66v16h-66zM124 134q2-26 24-28t36 8v20z', dark);
  pen.shape(corners(116, 146, 34, 6), colors.paper);
  pen.stroke('M122 146v6m6-6v6m6-6v6m6-6v6');
}
