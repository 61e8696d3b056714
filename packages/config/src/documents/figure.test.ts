import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figuresVariable, readFigures, recordFigure, type Figure } from './figure.ts';

const measured: Figure = {
  bar: 'P6',
  what: 'city page',
  value: '2.1 × a lookup',
  limit: '≤ 6',
  holds: true,
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('gathers the figures of a run, in their order', () => {
  const file = path.join(folder, 'figures.jsonl');
  writeFileSync(file, '');
  vi.stubEnv(figuresVariable, file);
  recordFigure(measured);
  recordFigure({ ...measured, what: 'radius', holds: false });
  expect(readFigures(file)).toEqual([measured, { ...measured, what: 'radius', holds: false }]);
});

it('writes nothing where nobody gathers them', () => {
  vi.stubEnv(figuresVariable, '');
  expect(() => recordFigure(measured)).not.toThrow();
});

it('does not take a line that is no figure', () => {
  const file = path.join(folder, 'figures.jsonl');
  writeFileSync(file, '{"bar":"P6"}\n');
  expect(() => readFigures(file)).toThrow(/what/);
  expect(readFileSync(file, 'utf8')).toContain('P6');
});
