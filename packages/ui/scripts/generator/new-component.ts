import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { componentFiles } from './component-templates.ts';

const formatter = path.resolve(import.meta.dirname, '../../../../node_modules/.bin/oxfmt');

/** Why no component was made; the message is all that the person needs. */
export class ComponentRefused extends Error {}

export interface NewComponent {
  /** In kebab-case: the folder, the entry and `data-component`. */
  name: string;
  /** Where Storybook shows it. */
  group: string;
}

/** Keeps the budgets in the order of the alphabet, where a new one is looked for. */
async function addBudget(root: string, name: string): Promise<void> {
  const file = path.join(root, 'size-budgets.json');
  const budgets: Record<string, number> = JSON.parse(await readFile(file, 'utf8'));
  // Nothing weighs nothing: the size gate fails until somebody decides.
  budgets[name] = 0;
  const sorted = Object.fromEntries(
    Object.entries(budgets).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/**
 * Lays down a component's folder and its entry in the size budgets.
 *
 * @param root of the package.
 * @returns the folder.
 * @throws {ComponentRefused} when the name will not do.
 */
export async function newComponent(root: string, { name, group }: NewComponent): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new ComponentRefused(
      `'${name}' is no name for a component: it is a folder and part of an address. Write it in lower case with hyphens, such as price-tag.`,
    );
  }
  const folder = path.join(root, 'src', name);
  if (existsSync(folder)) {
    throw new ComponentRefused(
      `There is a src/${name} already, and nothing of it is overwritten. Choose another name, or take the folder away first.`,
    );
  }
  await mkdir(folder);
  for (const [file, content] of componentFiles(name, group)) {
    await writeFile(path.join(folder, file), content);
  }
  // Where lines break depends on the length of the name.
  await promisify(execFile)(formatter, [path.join('src', name)], { cwd: root });
  await addBudget(root, name);
  return folder;
}
