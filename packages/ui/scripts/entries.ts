import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package's source. */
export const source = path.resolve(import.meta.dirname, '../src');

/** Every public entry of the package, as `exports` has it: a folder of src with an `index.ts`. */
export function entries(): string[] {
  return readdirSync(source).filter((folder) => existsSync(path.join(source, folder, 'index.ts')));
}
