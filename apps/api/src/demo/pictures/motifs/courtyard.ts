import { colors, type Palette } from '../palette.ts';
import { corners, type Pen } from '../pen.ts';
import { cloud, person, plants, tree } from '../surroundings.ts';

/** A roofed courtyard: columns, benches, and a hopscotch on the floor. */
export function courtyard(pen: Pen, palette: Palette): void {
  cloud(pen, 170, 104, 60);
  plants(pen, 190, 112, 288);
  tree(pen, 206, 190, 70);
  pen.tone('M-9 188H409V310H-9Z', palette.light);
  pen.line([
    [-5, 188],
    [405, 188],
  ]);
  pen.print(
    [
      [-6, 84],
      [26, 42],
      [374, 42],
      [406, 84],
    ],
    palette.roof,
  );
  pen.stroke('M8 70H392M16 56H384M70 42L48 84M135 42L124 84M200 42V84M265 42L276 84M330 42L352 84');
  pen.rect(-6, 84, 412, 10, colors.wood);
  for (const x of [40, 140, 246, 346]) {
    pen.printRect(x, 94, 14, 106, colors.paper);
    pen.printRect(x - 4, 196, 22, 10, palette.dark);
  }
  for (const x of [64, 272]) {
    pen.stroke(`M${x + 8} 206v14M${x + 58} 206v14`);
    pen.printRect(x, 200, 66, 7, colors.wood);
  }
  hopscotch(pen);
  person(pen, 300 + pen.vary(16), 252, 56, false);
  person(pen, 92 + pen.vary(10), 246, 54);
  if (pen.random.chance(0.6)) person(pen, 116 + pen.vary(4), 248, 50);
}

/** 'Amarelinha': squares in single and double rows, with the sky at the end. */
function hopscotch(pen: Pen): void {
  const tones = [colors.marker, colors.paper, colors.water, colors.leaf];
  const squares: readonly (readonly [number, number])[] = [
    [192, 254],
    [178, 238],
    [206, 238],
    [192, 222],
  ];
  for (const [index, [x, y]] of squares.entries()) {
    const tone = tones[index] ?? colors.paper;
    pen.shape(corners(x - 2, y, 28, 16), tone);
  }
  pen.curve('M188 222q2-16 16-16t16 16z', colors.water);
}
