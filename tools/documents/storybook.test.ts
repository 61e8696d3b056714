import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectNoProblems } from '../../packages/config/src/testing/problem-list.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const find = (pattern: string) => globSync(pattern, { cwd: repository });
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The part of a Storybook id for a title or the name of an export: 'Layers/BottomSheet' is 'layers-bottomsheet'. */
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Divides the name of an export into words: 'AllStates2' is 'All-States-2'. */
const words = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-zA-Z])(?=\d)/g, '-');

const titleIn = (code: string) => /title(?:: '|=")([^'"]+)/.exec(code)?.[1];

/** The id of a document: its title, or that of the stories that it describes (`<Meta of={Files} />`). */
function documentId(file: string): string {
  const code = read(file);
  const [, stories = ''] = /from '(\S+\.stories\.tsx)'/.exec(code) ?? [];
  return `${slug(titleIn(code) ?? titleIn(read(path.join(path.dirname(file), stories))) ?? '')}--docs`;
}

/** The ids that a file of stories adds to Storybook: its page, unless it has none, and its stories. */
function storyIds(file: string): string[] {
  const code = read(file);
  const [meta = ''] = code.split('export default');
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => slug(words(name)));
  const page = meta.includes("'!autodocs'") ? [] : ['docs'];
  return [...page, ...names].map((name) => `${slug(titleIn(code) ?? '')}--${name}`);
}

it('documents of the kit link to stories and pages that Storybook has', () => {
  const ids = new Set([
    ...find('packages/ui/docs/**/*.mdx').map(documentId),
    ...find('{packages,apps}/*/{src,docs}/**/*.stories.tsx').flatMap(storyIds),
  ]);
  const links = find('packages/ui/{docs/**/*.{md,mdx,tsx},src/**/*.guide.ts}').flatMap((file) =>
    // A link, or the id of a story as a value, of which a page makes one.
    [...read(file).matchAll(/path=\/(?:docs|story)\/([\w-]+)|'([a-z0-9-]+--[a-z0-9-]+)'/g)].map(
      ([, link, value = '']) => ({ file, id: link ?? value }),
    ),
  );
  expect(ids.size).toBeGreaterThan(900);
  expect(links.length).toBeGreaterThan(60);
  expectNoProblems(
    links.filter(({ id }) => !ids.has(id)).map(({ file, id }) => `${file}: ${id}`),
    'link to a story by its title and export, or to a page by its title.',
  );
});

it("a component's guide calls it beta exactly while no screen uses it", () => {
  const screens = find('{packages,apps}/*/src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('packages/ui/') && !/\.(?:stories|test|fixture)\./.test(file))
    .map(read)
    .join('\n');
  const wrong = find('packages/ui/src/components/*/*.guide.ts').filter((file) => {
    const folder = path.basename(path.dirname(file));
    // A folder may have a second component, such as PasswordInput beside Input.
    if (path.basename(file) !== `${folder}.guide.ts`) return false;
    return read(file).includes('beta: true') === screens.includes(`'@melhor-escola/ui/${folder}'`);
  });
  expectNoProblems(wrong, 'add or remove `beta: true`.');
});
