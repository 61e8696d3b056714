// `node tools/record-figures.ts COMMAND FILE`: stores the figures that a run of the command gathered in the file in docs/figures.json, in
// place of those of its previous run, and writes the table of docs/figures.md of what `pnpm bench` measured.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '../packages/config/src/documents/document-section.ts';
import { readFigures, type Figure } from '../packages/config/src/documents/figure.ts';

/** What one command measured last. */
interface Measurement {
  readonly command: string;
  /** The day: '2026-11-22'. */
  readonly on: string;
  readonly figures: readonly Figure[];
}

const repository = path.resolve(import.meta.dirname, '..');
const store = path.join(repository, 'docs/figures.json');
const figuresDocument = path.join(repository, 'docs/figures.md');

/** The table of docs/figures.md. Of the kit (P8) it has the sums: `pnpm size` prints every entry. */
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
if (!command || !file) throw new Error('Name the command and the file of its figures.');
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
