// `node tools/record-figures.ts COMMAND FILE [--part]`: replaces the figures of the command in docs/figures.json with those in the file, with
// `--part` only those, and updates the table of `pnpm bench` in docs/figures.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceSection } from '../packages/config/src/documents/document-section.ts';
import type { Figure } from '../packages/config/src/documents/figure.ts';

/** A line of the run's file, as `recordFigure` writes it. */
const figureLine: z.ZodType<Figure> = z.object({
  target: z.string(),
  what: z.string(),
  value: z.string(),
  limit: z.string(),
  holds: z.boolean(),
});

/** A figure, and the day of its measurement: '2026-11-22'. */
type DatedFigure = Figure & { readonly on: string };

/** Latest figures of a command. */
interface Measurement {
  readonly command: string;
  readonly figures: readonly DatedFigure[];
}

const repository = path.resolve(import.meta.dirname, '..');
const store = path.join(repository, 'docs/figures.json');
const figuresDocument = path.join(repository, 'docs/figures.md');

/** The table of docs/figures.md. Contains only the totals of the kit (P8); `pnpm size` prints every entry. */
function figuresTable(figures: readonly DatedFigure[]): string {
  const rows = figures
    .filter(({ target, what }) => target !== 'P8' || what.startsWith('all '))
    .toSorted((one, other) => Number(one.target.slice(1)) - Number(other.target.slice(1)))
    .map(({ target, what, value, limit, holds, on }) => {
      const cells = [target, what, value, limit, holds ? 'holds' : '**does not hold**', on];
      return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
    });
  return ['| | Measured | Figure | Target | | On |', '|---|---|--:|--:|---|---|', ...rows].join('\n');
}

/** Identifies a figure in another run, in which its title may have other numbers ('Ten times the load, 718/s'). */
const figureKey = ({ target, what, limit }: Figure) => `${target} ${what.replaceAll(/\d+/g, '')} ${limit}`;

const [command, file, part] = process.argv.slice(2);
if (!command || !file) throw new Error('Pass the command and the file with its figures.');
const on = new Date().toISOString().slice(0, 10);
const stored: readonly Measurement[] = JSON.parse(readFileSync(store, 'utf8'));
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const figures = lines.map((line): DatedFigure => ({ ...figureLine.parse(JSON.parse(line)), on }));
const measured = new Map(figures.map((figure) => [figureKey(figure), figure]));
const earlier = stored.find((one) => one.command === command)?.figures ?? [];
const updated: Measurement = {
  command,
  figures:
    part === '--part'
      ? [...earlier.filter((figure) => !measured.has(figureKey(figure))), ...figures]
      : figures,
};
const all = [...stored.filter((one) => one.command !== command), updated].toSorted((one, other) =>
  one.command.localeCompare(other.command),
);
writeFileSync(store, `${JSON.stringify(all, undefined, 2)}\n`);
if (command === 'pnpm bench') {
  const text = figuresTable(updated.figures);
  writeFileSync(figuresDocument, replaceSection(readFileSync(figuresDocument, 'utf8'), 'figures', text));
}
