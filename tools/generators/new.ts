// `pnpm new component|screen|feature …`: generates the files that each needs, and says what to do with them.
import path from 'node:path';
import { InvalidComponentError, newComponent } from '../../packages/ui/scripts/generator/new-component.ts';
import { GeneratorRefused } from './generator-refused.ts';
import { newFeature } from './new-feature.ts';
import { newScreen } from './new-screen.ts';
import { featureSteps, screenSteps } from './remaining-steps.ts';

const usage = `pnpm new component NAME [GROUP]   a component of the kit; GROUP is where Storybook shows it, Data unless named
pnpm new screen PACKAGE NAME      a screen of a feature package
pnpm new feature NAME             a feature package with a first screen, overview

NAME is in lower case with hyphens: price-tag. What is generated fails its tests until it is written (CONTRIBUTING.md).
`;

const repository = path.resolve(import.meta.dirname, '../..');

const componentSteps = (
  name: string,
) => `packages/ui/src/components/${name} is there, with tests that fail until they are written:

  pnpm --filter @melhor-escola/ui exec vitest run src/components/${name} src/testing/guides

Then write its public API down (pnpm generate) and tell its users (pnpm changeset). CONTRIBUTING.md has the whole way.
`;

/** Makes what is asked for. @returns what to tell whoever asked. */
async function make([kind, ...names]: readonly string[]): Promise<string> {
  const [first = '', second] = names;
  switch (kind) {
    case 'component':
      await newComponent(path.join(repository, 'packages/ui'), { name: first, group: second ?? 'Data' });
      return componentSteps(first);
    case 'screen': {
      const screen = second ?? '';
      return screenSteps(await newScreen(repository, { packageName: first, screen }), screen);
    }
    case 'feature':
      return featureSteps(await newFeature(repository, first), 'overview');
    case undefined:
      return usage;
    default:
      throw new GeneratorRefused(`There is no generator for '${kind}'.\n\n${usage}`);
  }
}

try {
  process.stdout.write(await make(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof GeneratorRefused || error instanceof InvalidComponentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
