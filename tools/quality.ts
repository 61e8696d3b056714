// `pnpm quality`: writes docs/quality.md, each bar with what proves it and its last figures, and the figures of README.md.
//   --check                  fails where one of them is out of step with the tests or the figures
//   --keep COMMAND FILE      keeps the figures that a run of the command has gathered in the file, first
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSection } from '../packages/config/src/documents/document-section.ts';
import { readFigures } from '../packages/config/src/documents/figure.ts';
import { bars } from './quality/bars.ts';
import { keepMeasurement, readMeasurements } from './quality/measurements.ts';
import { proofsByBar } from './quality/proofs.ts';
import { figuresTable, qualityTable } from './quality/quality-table.ts';

const repository = path.resolve(import.meta.dirname, '..');
const [mode, command, figures] = process.argv.slice(2);
if (mode === '--keep' && command && figures) keepMeasurement(repository, command, readFigures(figures));
const measurements = readMeasurements(repository);
const bench = measurements.find((measured) => measured.command === 'pnpm bench');
if (!bench) throw new Error('docs/figures.json has nothing of pnpm bench.');
const measuredOn = `By \`pnpm bench --record\` on ${bench.on}.`;

/** A document as it is, and as it should be. */
const documents = [
  { name: 'docs/quality.md', write: () => qualityTable(bars, proofsByBar(repository), measurements) },
  {
    name: 'README.md',
    write: (text: string) => withSection(text, 'figures', `${measuredOn}\n\n${figuresTable(bars, bench)}`),
  },
];
for (const { name, write } of documents) {
  const file = path.join(repository, name);
  const text = readFileSync(file, 'utf8');
  const wanted = write(text);
  if (text === wanted) continue;
  if (mode !== '--check') writeFileSync(file, wanted);
  else {
    process.stderr.write(`${name} is out of step: pnpm quality writes it anew.\n`);
    process.exitCode = 1;
  }
}
