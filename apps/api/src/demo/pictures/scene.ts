import { readFile } from 'node:fs/promises';
import { createRandom, type Random } from '../random.ts';
import { pictureState, type DemoMotif, type Subject } from './motifs.ts';

/** Colors that a scene is drawn in: walls, doors and shirts, roofs. Each school has its own in their place. */
const drawn = ['#e5daf3', '#7358b4', '#a8cbd6'] as const;

const palettes: readonly (readonly [string, string, string])[] = [
  ['#d3dcf7', '#4a63c8', '#eab49c'],
  ['#fdeab0', '#c08a1e', '#a9c0ee'],
  ['#cfe7d6', '#2f7a5c', '#e8b79f'],
  ['#f8dccd', '#b9603f', '#b9d8c2'],
  ['#cfe7e8', '#2d7d86', '#f3cf8e'],
  drawn,
  ['#f4f1e6', '#4a63c8', '#e7a98f'],
  ['#f6d9dd', '#a34a63', '#b4c3ea'],
];

/**
 * A drawing of a demonstration school on a notebook's page, as an SVG of 400 by 300: always the same for a school and motif. The scenes
 * are files in `scenes`, chosen by the stages that the school teaches; all of a school have its colors. What matters is within the
 * middle three quarters of each side, since a thumbnail is square and the gallery 16:9.
 */
export async function drawScene(slug: string, motif: DemoMotif, subject: Subject): Promise<string> {
  const scene = sceneName(createRandom(`${slug} ${motif}`), motif, subject);
  const palette = createRandom(`${slug} palette`).pick(palettes);
  const svg = await readFile(new URL(`scenes/${scene}.svg`, import.meta.url), 'utf8');
  const colors = new Map(drawn.map((color, index) => [`"${color}"`, `"${palette[index] ?? color}"`]));
  const colored = svg.replaceAll(/"#\w{6}"/g, (color) => colors.get(color) ?? color);
  return pictureState(slug) === 'poor' ? spoil(colored, createRandom(`${slug} ${motif} spoiled`)) : colored;
}

/** The drawing as somebody in a hurry takes a photo: upright and too narrow, or tilted and in the dark. */
function spoil(svg: string, random: Random): string {
  if (random.chance(0.5)) return svg.replace('viewBox="0 0 400 300"', 'viewBox="110 0 150 300"');
  const tilt = random.pick([-8, -5, 6, 9] as const);
  return svg
    .replace(/(<svg [^>]*>)/, `$1<g transform="rotate(${tilt} 200 150)">`)
    .replace('</svg>', '</g><path d="M0 0h400v300H0z" fill="#1d1608" fill-opacity=".5"/></svg>');
}

/** Name of the file in `scenes`. */
function sceneName(random: Random, motif: DemoMotif, subject: Subject): string {
  const { isForToddlers, isForTeenagers, hasRoofedCourt } = subject;
  if (motif === 'fachada') {
    return isForToddlers
      ? 'fachada-casa'
      : random.pick(['fachada-alas', 'fachada-bloco', 'fachada-moderna'] as const);
  }
  if (motif === 'sala' && isForToddlers) return 'sala-infantil';
  if (motif === 'sala' && isForTeenagers) return 'sala-medio';
  if (motif === 'quadra' && hasRoofedCourt) return 'quadra-coberta';
  return motif;
}
