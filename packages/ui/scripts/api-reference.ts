/**
 * Writes the kit's API reference as JSON for people and programs outside Storybook: `.cache/api-reference.json`.
 * Storybook's pages read the same reference on demand (`.storybook/api/reference-plugin.ts`), so no generated file is
 * committed that could be out of date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReference } from './api-reference/read-reference.ts';

const file = path.resolve(import.meta.dirname, '../.cache/api-reference.json');
const reference = readReference();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(reference, undefined, 2)}\n`);
process.stdout.write(`${reference.length} entries: ${path.relative(process.cwd(), file)}\n`);
