import { createRandom } from '../random.ts';
import type { DemoMotif } from './motifs.ts';
import { courtyard } from './motifs/courtyard.ts';
import { facade } from './motifs/facade.ts';
import { garden, gate, playground } from './motifs/outdoors.ts';
import { auditorium, classroom, library } from './motifs/rooms.ts';
import { court, pool } from './motifs/sports.ts';
import { canteen, computers, laboratory } from './motifs/workrooms.ts';
import { colors, paletteOf, type Palette } from './palette.ts';
import { Pen } from './pen.ts';
import type { Subject } from './subject.ts';

type Draw = (pen: Pen, palette: Palette, subject: Subject) => void;

const drawings: Readonly<Record<DemoMotif, Draw>> = {
  fachada: facade,
  portao: gate,
  patio: courtyard,
  parque: playground,
  jardim: garden,
  quadra: court,
  piscina: pool,
  sala: classroom,
  biblioteca: library,
  laboratorio: laboratory,
  informatica: computers,
  auditorio: auditorium,
  refeitorio: canteen,
};

/** Lines of the notebook's page. */
const ruled = Array.from({ length: 12 }, (_, line) => `M0 ${24 + line * 24}H400`).join('');

/**
 * A drawing of a demonstration school on a notebook's page, as an SVG of 400 by 300: always the same for a school and motif. All
 * motifs of a school share its colours. What matters is within the middle three quarters of each side, since a thumbnail is
 * square and the gallery 16:9.
 */
export function drawScene(slug: string, motif: DemoMotif, subject: Subject): string {
  const palette = paletteOf(createRandom(`${slug} palette`));
  const pen = new Pen(createRandom(`${slug} ${motif}`));
  drawings[motif](pen, palette, subject);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    `<path d="M0 0h400v300H0z" fill="${colors.paper}"/>`,
    `<path d="${ruled}" stroke="${colors.rule}"/><path d="M30 0v300" stroke="${colors.margin}"/>`,
    `<g fill="none" stroke="${colors.ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">`,
    pen.toString(),
    '</g></svg>',
  ].join('');
}
