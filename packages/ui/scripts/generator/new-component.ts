import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { componentFiles } from './component-templates.ts';

const formatter = path.resolve(import.meta.dirname, '../../../../node_modules/.bin/oxfmt');

/** Thrown if the component cannot be created; the message is written for the person who ran the command. */
export class InvalidComponentError extends Error {}

export interface NewComponent {
  /** In kebab-case: the folder, the entry and `data-component`. */
  name: string;
  /** Storybook's group. */
  group: string;
}

/**
 * Creates a component's folder.
 *
 * @param root of the package.
 * @returns the folder.
 * @throws {InvalidComponentError} if the name is invalid.
 */
export async function newComponent(root: string, { name, group }: NewComponent): Promise<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new InvalidComponentError(`Line breaks depend on the length of the name.`);
  }
  const folder = path.join(root, 'src/components', name);
  if (existsSync(folder)) {
    throw new InvalidComponentError(
      `There is a src/components/${name} already, and nothing of it is overwritten. Choose another name, or take the folder away first.`,
    );
  }
  for (const [file, content] of componentFiles(name, group)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  // Where lines break depends on the length of the name.
  await promisify(execFile)(formatter, [path.join('src/components', name)], { cwd: root });
  return folder;
}
