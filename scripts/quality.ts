// `pnpm quality`: writes docs/quality.md, each bar with what proves it and its last figures.
//   --check                  fails where it is out of step with the tests
//   --keep COMMAND FILE      keeps the figures that a run of the command has gathered in the file, first
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFigures } from '../packages/config/src/figure.ts';
import { bars } from './quality/bars.ts';
import { keepMeasurement, readMeasurements } from './quality/measurements.ts';
import { proofsByBar } from './quality/proofs.ts';
import { qualityTable } from './quality/quality-table.ts';

const repository = path.resolve(import.meta.dirname, '..');
const file = path.join(repository, 'docs/quality.md');
const [mode, command, figures] = process.argv.slice(2);
if (mode === '--keep' && command && figures) keepMeasurement(repository, command, readFigures(figures));
const table = qualityTable(bars, proofsByBar(repository), readMeasurements(repository));
if (mode !== '--check') writeFileSync(file, table);
else if (readFileSync(file, 'utf8') !== table) {
  process.stderr.write('docs/quality.md is out of step with the tests: pnpm quality writes it anew.\n');
  process.exitCode = 1;
}
