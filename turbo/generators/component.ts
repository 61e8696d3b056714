import type { PlopTypes } from '@turbo/gen';
import { atMarker, editFile } from './edit-file.ts';
import { readName } from './names.ts';
import type { Project } from './project.ts';

/** Where Storybook shows components. */
export const storyGroups = [
  'Actions',
  'Brand',
  'Data',
  'Feedback',
  'Forms',
  'Foundations',
  'Layers',
  'Layout',
  'Navigation',
];

/** @throws {Error} for a name that is invalid or taken. */
export function componentActions(project: Project, answers: PlopTypes.Answers = {}): PlopTypes.ActionType[] {
  const names = readName(String(answers['givenName']));
  const group: string = answers['givenGroup'] ?? 'Data';
  const folder = `packages/ui/src/components/${names.name}`;
  const stylesheet = 'packages/ui/src/theme/components.css';
  project.rejectExisting(folder, 'Choose another name, or delete it first.');
  return [
    {
      type: 'addMany',
      destination: folder,
      base: 'templates/component',
      templateFiles: 'templates/component/**/*.hbs',
      globOptions: {},
      data: { ...names, group },
    },
    // After those it may be made of: what others are made of comes first.
    editFile(project.root)(
      stylesheet,
      atMarker('a component', `@import '../components/${names.name}/${names.name}.css';`),
    ),
    {
      type: 'add',
      path: `.changeset/${names.name}.md`,
      templateFile: 'templates/changeset.md.hbs',
      data: { packages: ['@melhor-escola/ui'], summary: `\`${names.pascal}\`, a new component.` },
    },
    project.format([folder]),
    `${folder} is ready, with tests that fail until it is written:

  pnpm --filter @melhor-escola/ui exec vitest run src/components/${names.name} src/testing/guides

By hand, outside the folder: say in .changeset/${names.name}.md what the component is for.
Then run: pnpm generate, pnpm visual --update, npm test.`,
  ];
}
