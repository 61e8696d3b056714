// `pnpm new:component <name> [group]`: a new component's folder, and what to do with it.
import path from 'node:path';
import { ComponentRefused, newComponent } from './new-component.ts';

const root = path.resolve(import.meta.dirname, '..');
const [name = '', group = 'Data'] = process.argv.slice(2);

try {
  await newComponent(root, { name, group });
  process.stdout.write(`packages/ui/src/${name} is there, with tests that fail until they are written:

  pnpm --filter @melhor-escola/ui exec vitest run src/${name} src/guide

Then give it a budget in packages/ui/size-budgets.json, write its surface down (pnpm --filter @melhor-escola/ui run api)
and tell its users (pnpm changeset). CONTRIBUTING.md has the whole way.
`);
} catch (error) {
  if (!(error instanceof ComponentRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
