import { clothes, colors, type Palette } from '../palette.ts';
import { short, type Pen, type Point } from '../pen.ts';
import { cloud, face, ground, person, plants, sky } from '../surroundings.ts';
import type { Subject } from '../subject.ts';

/** The floor of a hall or court in perspective, and the lines on it. */
const floor: readonly Point[] = [
  [84, 186],
  [316, 186],
  [404, 292],
  [-4, 292],
];

/** A sports court: with a roof over a stand, or in the open behind a net fence. */
export function court(pen: Pen, palette: Palette, { hasRoofedCourt }: Subject): void {
  if (hasRoofedCourt) roofedBack(pen, palette);
  else openBack(pen);
  pen.print(floor, pen.random.pick([colors.leaf, colors.wood, palette.light]));
  pen.stroke('M104 194H296L358 280H42zM70 240H330M200 194V280', colors.ink);
  pen.stroke('M160 240a40 16 0 1 0 80 0a40 16 0 1 0-80 0');
  hoop(pen, palette, 70, 1);
  hoop(pen, palette, 330, -1);
  const [x, y] = [186 + pen.vary(30), 236];
  person(pen, x, y, 46, false);
  person(pen, x + 66, y + 14, 48, false);
  pen.circle(x + 32, y - 36 + pen.vary(8), 7, '#eaa27c');
  pen.stroke(`M${x + 26} ${y - 36}h12`);
}

function roofedBack(pen: Pen, palette: Palette): void {
  pen.printCurve('M20 128Q200 24 380 128L372 140Q200 44 28 140z', palette.roof);
  pen.stroke(
    'M28 140V250M372 140V250M64 122v10M110 102v12M156 90v12M200 86v12M244 90v12M290 102v12M336 122v10',
  );
  pen.stroke('M64 132L110 102M110 114L156 90M156 102L200 86M336 132L290 102M290 114L244 90M244 102L200 86');
  for (const [step, tone] of [palette.light, colors.metal, palette.light].entries()) {
    pen.print(
      [
        [74 + step * 5, 138 + step * 16],
        [326 - step * 5, 138 + step * 16],
        [326 - step * 5, 154 + step * 16],
        [74 + step * 5, 154 + step * 16],
      ],
      tone,
    );
  }
  for (const x of [136, 162, 238, 262]) spectator(pen, x + pen.vary(6), 150 + pen.random.pick([0, 16]));
  pen.stroke('M84 186H316');
}

/** Someone who sits in the stand. */
function spectator(pen: Pen, x: number, y: number): void {
  pen.curve(`M${short(x - 7)} ${y}v-4q0-6 7-6t7 6v4z`, pen.random.pick(clothes));
  face(pen, x, y - 14, 5);
}

function openBack(pen: Pen): void {
  sky(pen);
  cloud(pen, 236, 92, 48);
  plants(pen, 186, 62, 338);
  ground(pen, 186);
  pen.stroke('M92 186V126H308V186M146 126V186M200 126V186M254 126V186');
  pen.hatch(92, 126, 216, 60, '#aeb7cf', 12);
}

/** A basket on its post at `x`, turned towards `side`. */
function hoop(pen: Pen, { dark }: Palette, x: number, side: 1 | -1): void {
  pen.stroke(`M${x - 3 * side} 246V152M${x + 3 * side} 246V156l${16 * side}-10`);
  pen.shape(
    [
      [x + 12 * side, 122],
      [x + 34 * side, 128],
      [x + 34 * side, 160],
      [x + 12 * side, 158],
    ],
    colors.paper,
  );
  pen.stroke(`M${x + 18 * side} 138l${10 * side} 2v12l${-10 * side}-1z`, dark);
  pen.stroke(
    `M${x + 30 * side} 156h${20 * side}l${-4 * side} 16h${-12 * side}zM${x + 36 * side} 156l${3 * side} 16M${x + 44 * side} 156l${-4 * side} 16`,
  );
}

/** A swimming pool with lanes, starting blocks and a line of flags. */
export function pool(pen: Pen, palette: Palette): void {
  pen.printRect(-6, 62, 412, 110, palette.light);
  const panes = Array.from({ length: 6 }, (_, index) => [24 + index * 62, 84, 42, 52] as const);
  pen.rects(panes, colors.glass);
  pen.stroke(panes.map(([x]) => `M${x + 21} 84v52M${x} 110h42`).join(''));
  pen.line([
    [-5, 172],
    [405, 172],
  ]);
  pen.tone('M-9 172H409V310H-9Z', colors.metal);
  pen.stroke('M-4 70Q200 98 404 70');
  const flags = Array.from({ length: 11 }, (_, index) => 22 + index * 36);
  for (const [turn, tone] of [palette.dark, colors.marker, colors.leaf].entries()) {
    const own = flags.filter((_, index) => index % 3 === turn);
    pen.curve(own.map((x) => `M${x - 7} ${sag(x)}l14 0-7 14z`).join(''), tone);
  }
  pen.print(
    [
      [96, 192],
      [304, 192],
      [384, 276],
      [16, 276],
    ],
    colors.water,
  );
  pen.stroke('M148 192L108 276M200 192V276M252 192L292 276', palette.dark);
  const waves = Array.from({ length: 9 }, (_, index) => {
    const x = 90 + (index % 5) * 48 + pen.vary(10);
    return `M${short(x)} ${pen.random.whole(202, 262)}q5-4 10 0t10 0`;
  });
  pen.stroke(waves.join(''), colors.ballpoint);
  for (const x of [122, 174, 226, 278]) {
    pen.shape(
      [
        [x - 11, 176],
        [x + 11, 176],
        [x + 13, 192],
        [x - 13, 192],
      ],
      colors.paper,
    );
  }
  pen.stroke('M330 214q2-26 14-26v44M346 214q2-26 14-26v50M336 200h18M338 210h18');
  swimmer(pen, 150 + pen.random.pick([0, 72]), 234, palette);
}

/** Height of the line of flags. */
const sag = (x: number): number => Math.round(84 - ((x - 200) / 200) ** 2 * 14);

function swimmer(pen: Pen, x: number, y: number, { dark }: Palette): void {
  pen.stroke(`M${x - 10} ${y + 2}q10-18 22-6`);
  pen.circle(x, y, 7, dark);
  pen.stroke(`M${x - 20} ${y + 6}q6-4 12 0t12 0 12 0`, colors.ballpoint);
}
