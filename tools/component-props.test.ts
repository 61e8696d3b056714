import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectNoProblems } from '../packages/config/src/testing/problem-list.ts';

/** A component with more own props must be split (packages/ui/docs/contract.md). */
const MAX_OWN_PROPS = 10;
/** Props of every component, which do not count towards the limit. */
const sharedProps = new Set(['children', 'className', 'messages', 'ref']);

const repository = path.resolve(import.meta.dirname, '..');

/** Props that each interface declares itself, by file and interface. */
function ownProps(): [string, string[]][] {
  return globSync('{packages,apps}/*/src/**/*.tsx', { cwd: repository }).flatMap((file) => {
    const source = readFileSync(path.join(repository, file), 'utf8');
    // Relies on the format of oxfmt: members are indented by two spaces, and the closing brace is on its own line.
    return [...source.matchAll(/^(?:export )?interface (\w+Props)\b[\s\S]*?^\}/gm)].map(
      ([text, name = '']): [string, string[]] => [
        `${file}: ${name}`,
        [...text.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)]
          .map(([, prop = '']) => prop)
          .filter((prop) => !sharedProps.has(prop)),
      ],
    );
  });
}

it('a component has at most ten props of its own', () => {
  const all = ownProps();
  expect(all.length).toBeGreaterThan(200);
  expectNoProblems(
    all
      .filter(([, props]) => props.length > MAX_OWN_PROPS)
      .map(
        ([name, props]) =>
          `${name} adds ${props.length} props, at most ${MAX_OWN_PROPS}: ${props.join(', ')}`,
      ),
    'split the component, or accept parts as children (packages/ui/docs/contract.md).',
  );
});
