import type { PlopTypes } from '@turbo/gen';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isatty } from 'node:tty';
import { featurePackages } from '../../tools/feature-packages.mjs';
import { componentActions, storyGroups } from './component.ts';
import { featureActions } from './feature.ts';
import { readAddress, readName, validWith } from './names.ts';
import type { Project } from './project.ts';
import { screenActions } from './screen.ts';

// Answers win over the data of a template, so none is called as a variable of one.

/** Prompts with a default are asked in a terminal only: a script passes fewer answers. */
const asksForDefaults = isatty(process.stdin.fd);

const name = {
  type: 'input',
  name: 'givenName',
  message: 'Name, in English, such as price-tag or PriceTag:',
  validate: validWith(readName),
};
const address = (message: string) => ({
  type: 'input',
  name: 'givenAddress',
  message,
  when: asksForDefaults,
  validate: (input: string) => input === '' || validWith(readAddress)(input),
});

/** `pnpm new component|screen|feature`, by `turbo gen`. CONTRIBUTING.md says what to do with what it generates. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  const repository = plop.getDestBasePath();
  const project: Project = {
    root: repository,
    rejectExisting: (folder, advice) => {
      if (existsSync(path.join(repository, folder)))
        throw new Error(`${folder} already exists, and nothing was written. ${advice}`);
    },
    // Where lines break depends on the length of the names.
    format: (files) => () => {
      execFileSync(path.join(repository, 'node_modules/.bin/oxfmt'), [...files], { cwd: repository });
      return 'formatted by oxfmt';
    },
  };

  plop.setGenerator('component', {
    description: 'A component of the kit (packages/ui)',
    prompts: [
      name,
      {
        type: 'list',
        name: 'givenGroup',
        message: 'Group in Storybook:',
        choices: storyGroups,
        default: 'Data',
        when: asksForDefaults,
      },
    ],
    actions: (answers) => componentActions(project, answers),
  });
  plop.setGenerator('screen', {
    description: 'A screen of a feature package, with its page',
    prompts: [
      {
        type: 'list',
        name: 'givenPackage',
        message: 'Feature package:',
        choices: featurePackages(repository),
        // As it is given: `screenActions` says which packages there are.
        bypass: (input: string) => input,
      },
      name,
      address('Address, in Portuguese, such as /escolas/portas-abertas (empty: the name):'),
    ],
    actions: (answers) => screenActions(project, answers),
  });
  plop.setGenerator('feature', {
    description: 'A feature package with a first screen',
    prompts: [name, address('Address of its first screen, in Portuguese (empty: the name):')],
    actions: (answers) => featureActions(project, answers),
  });
}
