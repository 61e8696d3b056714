// `node tools/record-figures.ts COMMAND FILE`: replaces the figures of the command in docs/figures.json with those in the file, and updates the
// table of `pnpm bench` in docs/figures.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '../packages/config/src/documents/document-section.ts';
import { readFigures, type Figure } from '../packages/config/src/documents/figure.ts';

/** Latest figures of a command. */
interface Measurement {
  readonly command: string;
  /** The day: '2026-11-22'. */
  readonly on: string;
  readonly figures: readonly Figure[];
}

const repository = path.resolve(import.meta.dirname, '..');
const store = path.join(repository, 'docs/figures.json');
const figuresDocument = path.join(repository, 'docs/figures.md');

/** The table of docs/figures.md. Contains only the totals of the kit (P8); `pnpm size` prints every entry. */
function figuresTable(figures: readonly Figure[]): string {
  const rows = figures
    .filter(({ target, what }) => target !== 'P8' || what.startsWith('all '))
    .toSorted((one, other) => Number(one.target.slice(1)) - Number(other.target.slice(1)))
    .map(({ target, what, value, limit, holds }) => {
      const cells = [target, what, value, limit, holds ? 'holds' : '**does not hold**'];
      return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
    });
  return ['| | Measured | Figure | Target | |', '|---|---|--:|--:|---|', ...rows].join('\n');
}

const [command, file] = process.argv.slice(2);
if (!command || !file) throw new Error('Pass the command and the file with its figures.');
const on = new Date().toISOString().slice(0, 10);
const measured: Measurement = { command, on, figures: readFigures(file) };
const stored: readonly Measurement[] = JSON.parse(readFileSync(store, 'utf8'));
const all = [...stored.filter((one) => one.command !== command), measured].toSorted((one, other) =>
  one.command.localeCompare(other.command),
);
writeFileSync(store, `${JSON.stringify(all, undefined, 2)}\n`);
if (command === 'pnpm bench') {
  const text = `By \`pnpm bench --record\` on ${on}.\n\n${figuresTable(measured.figures)}`;
  writeFileSync(figuresDocument, replaceSection(readFileSync(figuresDocument, 'utf8'), 'figures', text));
}
