import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../../packages/config/src/documents/figure.ts';
import type { Measurement } from './quality-table.ts';

const file = (repository: string): string => path.join(repository, 'docs/figures.json');

/** What was last measured, by command. */
export function readMeasurements(repository: string): Measurement[] {
  return JSON.parse(readFileSync(file(repository), 'utf8'));
}

/** Keeps the figures of a command's run in the place of those of its run before. */
export function keepMeasurement(repository: string, command: string, figures: readonly Figure[]): void {
  const others = readMeasurements(repository).filter((measured) => measured.command !== command);
  const all = [...others, { command, on: new Date().toISOString().slice(0, 10), figures }];
  writeFileSync(
    file(repository),
    `${JSON.stringify(
      all.toSorted((one, other) => one.command.localeCompare(other.command)),
      undefined,
      2,
    )}\n`,
  );
}
