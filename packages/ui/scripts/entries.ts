import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of the package's source. */
export const source = path.join(root, 'src');

/** Every public entry of the package, as `exports` has it: a folder of src with an `index.ts`. */
export function entries(): string[] {
  return packageEntries(root).map(({ name }) => name);
}
