import { colors, type Palette } from '../palette.ts';
import { corners, short, type Pen } from '../pen.ts';
import { person } from '../surroundings.ts';
import { FLOOR, pottedPlant, room, view } from './rooms.ts';

/** A science laboratory: a bench with flasks, and jars on the wall. */
export function laboratory(pen: Pen, palette: Palette): void {
  room(pen, colors.paper, palette.light);
  jars(pen, palette);
  if (pen.random.chance(0.5)) view(pen, 270, 66, 74, 82);
  else elements(pen, palette);
  person(pen, 112, 216, 92, false);
  pen.printRect(44, 206, 312, 62, palette.roof);
  pen.printRect(34, 192, 332, 16, colors.paper);
  pen.stroke('M146 214v50M250 214v50M132 234v10M160 234v10M264 234v10');
  flask(pen, 172, 192, palette.dark);
  tubes(pen, palette);
  pen.stroke('M290 192h44M318 192q16-14 4-34M296 180h22');
  pen.curve('M300 176l14-40 10 4-14 40z', colors.metal);
  pen.curve('M312 136l3-9 10 4-3 9z', palette.dark);
  beaker(pen, 82, 192);
}

function flask(pen: Pen, x: number, y: number, liquid: string): void {
  pen.shape(
    [
      [x - 6, y - 50],
      [x + 6, y - 50],
      [x + 6, y - 32],
      [x + 22, y],
      [x - 22, y],
      [x - 6, y - 32],
    ],
    colors.glass,
  );
  pen.curve(`M${x - 14} ${y - 16}q14-5 28 0l8 16h-44z`, liquid);
  pen.stroke(`M${x - 9} ${y - 50}h18`);
  pen.circle(x + 3, y - 62, 3);
  pen.circle(x - 3, y - 72, 4);
}

function tubes(pen: Pen, { dark }: Palette): void {
  for (const [index, tone] of [dark, colors.marker, colors.leaf].entries()) {
    const x = 214 + index * 18;
    pen.curve(`M${x} 146h10v32q-5 8-10 0z`, colors.paper);
    pen.curve(`M${x} ${158 + index * 3}h10v${20 - index * 3}q-5 8-10 0z`, tone);
  }
  pen.shape(corners(206, 164, 62, 6), colors.wood);
  pen.stroke('M208 164v28M266 164v28M204 191h66');
}

function beaker(pen: Pen, x: number, y: number): void {
  pen.curve(`M${x - 13} ${y - 34}h26v34h-26z`, colors.glass);
  pen.curve(`M${x - 13} ${y - 18}q13-4 26 0v18h-26z`, colors.water);
  pen.stroke(`M${x + 4} ${y - 26}h9M${x + 4} ${y - 12}h9`);
}

function jars(pen: Pen, palette: Palette): void {
  for (const y of [98, 142]) {
    const all = Array.from({ length: 5 }, (_, index) => ({
      x: 62 + index * 32,
      tall: pen.random.whole(16, 27),
      tone: pen.random.pick([palette.dark, palette.light, colors.leaf, colors.marker, colors.glass]),
    }));
    for (const { x, tall, tone } of all) {
      pen.curve(`M${x - 9} ${y}v${-tall}h18v${tall}zM${x - 6} ${y - tall}v-5h12v5z`, tone);
    }
    pen.printRect(46, y, 164, 6, colors.wood);
  }
}

/** A chart of the elements. */
function elements(pen: Pen, palette: Palette): void {
  pen.rect(238, 68, 118, 74);
  const tones = [palette.light, colors.marker, colors.leaf];
  for (const [turn, tone] of tones.entries()) {
    const cells: string[] = [];
    for (let line = 0; line < 5; line += 1) {
      for (let column = 0; column < 9; column += 1) {
        const isGap = line < 3 && column > line && column < 8 - line;
        if (!isGap && (column * 2 + line) % tones.length === turn) {
          cells.push(`M${244 + column * 12} ${74 + line * 12.5}h12v12.500h-12z`);
        }
      }
    }
    pen.curve(cells.join(''), tone);
  }
}

/** A computer room: students' screens in a row, a large screen on the wall. */
export function computers(pen: Pen, palette: Palette): void {
  room(pen, palette.light, colors.metal);
  pen.printRect(126, 58, 148, 84, colors.paper);
  pen.stroke('M142 126V84M142 126h58M148 118l14-14 12 6 20-24', palette.dark);
  pen.stroke('M216 82h42M216 94h42M216 106h30M216 118h36');
  view(pen, 36, 70, 58, 74);
  pottedPlant(pen, 336, FLOOR + 4, palette.roof);
  const hasStudents = pen.random.chance(0.7);
  for (const x of [88, 200, 312]) {
    if (hasStudents && x !== 200) person(pen, x + 4, 236, 62, false);
  }
  pen.printRect(20, 222, 360, 12, colors.wood);
  pen.stroke('M32 234v40M368 234v40M144 234v40M256 234v40');
  for (const x of [88, 200, 312]) {
    pen.rect(x - 32, 176, 64, 40, palette.dark);
    pen.rect(x - 27, 181, 54, 29, pen.random.pick([colors.glass, colors.leaf, colors.marker]));
    pen.stroke(`M${x - 18} 190h${pen.random.whole(16, 34)}M${x - 18} 199h${pen.random.whole(12, 30)}`);
    pen.stroke(`M${x} 216v6M${x - 12} 222h24`);
    pen.shape(corners(x - 20, 225, 40, 5), colors.paper);
    chair(pen, palette, x, 262);
  }
}

function chair(pen: Pen, { roof }: Palette, x: number, y: number): void {
  pen.stroke(`M${x} ${y + 8}v14M${x - 12} ${y + 24}l12-6 12 6`);
  pen.curve(`M${x - 17} ${y - 20}q17-7 34 0v22q-17 6-34 0z`, roof);
  pen.shape(corners(x - 14, y + 4, 28, 6), colors.paper);
}

/** A canteen: the serving counter, lamps, and long tables. */
export function canteen(pen: Pen, palette: Palette): void {
  room(pen, colors.paper, palette.light);
  pen.printRect(96, 84, 208, 84, colors.metal);
  pen.rects([[104, 92, 192, 52]], colors.glass);
  person(pen, 168, 168, 62, false);
  pen.tone('M120 48h160v0z', colors.paper);
  pen.stroke('M104 108h60M236 108h60');
  pots(pen, palette);
  pen.printRect(88, 144, 224, 14, palette.dark);
  pen.rects(
    Array.from({ length: 7 }, (_, index) => [96 + index * 30, 158, 28, 46] as const),
    palette.roof,
  );
  for (const x of [64, 336]) {
    pen.stroke(`M${x} -4V66`);
    pen.printCurve(`M${x - 20} 82q2-18 20-18t20 18z`, colors.marker);
  }
  pen.printRect(330, 112, 44, 56, colors.board);
  pen.stroke('M338 124h26M338 134h20M338 144h26M338 154h16', '#f4f3ea');
  for (const [y, from, to] of [
    [226, 46, 354],
    [262, 14, 386],
  ] as const) {
    for (const x of [from + 44, 200, to - 44]) {
      if (pen.random.chance(0.6)) person(pen, x + pen.vary(14), y + 6, 48, false);
    }
    pen.stroke(`M${from + 16} ${y + 4}v32M${to - 16} ${y + 4}v32`);
    pen.printRect(from, y - 6, to - from, 12, colors.wood);
    const plates = Array.from({ length: 6 }, (_, index) => from + 36 + (index * (to - from - 72)) / 5);
    pen.curve(plates.map((x) => `M${short(x - 11)} ${y - 6}a11 5 0 0 1 22 0z`).join(''), colors.paper);
    pen.curve(plates.map((x) => `M${short(x + 15)} ${y - 6}v-9h7v9z`).join(''), colors.water);
  }
}

function pots(pen: Pen, { light, roof }: Palette): void {
  for (const [x, tone] of [
    [118, colors.metal],
    [212, light],
    [256, roof],
  ] as const) {
    pen.curve(`M${x} 144v-18h30v18zM${x - 4} 126h38`, tone);
    pen.stroke(`M${x + 10} 118q-4-5 0-9t0-9M${x + 20} 118q-4-5 0-9t0-9`);
  }
}
