import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'vitest';
import { z } from 'zod';
import { expectNoProblems } from '../../packages/config/src/testing/problem-list.ts';
import { headingAnchors, markdownReferences } from './markdown-references.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const manifest = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
});

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repository, file)));

/** Hand-written documents; excludes generated API reports and changelogs. */
const documents = files.filter(
  (file) => /\.mdx?$/u.test(file) && !/\/(?:api-report|CHANGELOG)\.md$/u.test(file),
);

/** Every path and its parts, since a document may leave out the folder that it is about: 'results/screen.tsx', 'src/results'. */
const pathParts = new Set(
  files.flatMap((file) => {
    const names = file.split('/');
    return names.flatMap((_, from) =>
      names.slice(from).map((_name, length) => names.slice(from, from + length + 1).join('/')),
    );
  }),
);

const folders = [
  '.',
  ...['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(repository, group)).map((name) => path.join(group, name)),
  ),
];
const manifests = folders
  .filter((folder) => existsSync(path.join(repository, folder, 'package.json')))
  .map((folder) =>
    manifest.parse(JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8'))),
  );
const packageScripts = (name: string) => manifests.find((one) => one.name === name)?.scripts;
const rootScripts = manifests[0]?.scripts ?? {};
const scriptsOfAll: Record<string, string> = Object.assign(
  {},
  ...manifests.slice(1).map(({ scripts }) => scripts),
);

/** Built-in commands of pnpm, and binaries. */
const pnpmCommands = new Set(['install', 'exec', 'dlx', 'changeset', 'test', 'vitest']);

/** Scripts that a command without `--filter` may name: the root's and those of the document's package. */
function localScripts(document: string): Record<string, string> {
  const folder = folders.find((one) => document.startsWith(`${one}/`)) ?? '.';
  const file = path.join(repository, folder, 'package.json');
  return { ...rootScripts, ...manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).scripts };
}

/**
 * The problem of a command, or `undefined`.
 *
 * @param local scripts it may name without `--filter`.
 * @param generatedPackages packages that the document has its reader generate.
 */
function commandProblem(
  command: string,
  local: Record<string, string>,
  generatedPackages: ReadonlySet<string>,
): string | undefined {
  const args = command.split(/\s+/u);
  if (args[0] === 'npm') {
    const [, verb = '', script = ''] = args;
    const exists = verb === 'run' ? script in rootScripts : ['start', 'test', 'install'].includes(verb);
    return exists ? undefined : `no npm ${verb} ${script}`;
  }
  let at = 1;
  let scripts: Record<string, string> | undefined = local;
  if (args[at] === '--filter') {
    const name = args[at + 1] ?? '';
    // 'PACKAGE' is a placeholder, a pattern matches several packages.
    scripts = /^[A-Z]+$|\*/u.test(name) || generatedPackages.has(name) ? scriptsOfAll : packageScripts(name);
    if (!scripts) return `no package ${name}`;
    at += 2;
  }
  if (args[at] === 'exec') return undefined;
  if (args[at] === 'run') at += 1;
  const script = args[at] ?? '';
  // '…' stands for scripts named later in the text.
  return script === '…' || script in scripts || pnpmCommands.has(script) ? undefined : `no script ${script}`;
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(repository, document), 'utf8');
  const { links, commands, paths } = markdownReferences(text);

  it('has no broken links', () => {
    const broken = links.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const linked = path.join(repository, path.dirname(document), file || path.basename(document));
      if (!existsSync(linked)) return true;
      if (anchor === undefined || statSync(linked).isDirectory()) return false;
      return !headingAnchors(readFileSync(linked, 'utf8')).has(anchor);
    });
    expectNoProblems(
      broken,
      `correct the links of ${document}; an anchor is the heading in lower case with hyphens.`,
    );
  });

  it('names existing files', () => {
    const missing = paths.filter((one) => !pathParts.has(one.path.replace(/^[./]*\/|\/$/gu, '')));
    expectNoProblems(
      missing.map((one) => `${document}:${one.line}: no file or folder ${one.path}`),
      'write the current path: from the root, or without the folders that the text names before.',
    );
  });

  it('has no placeholder of a generator', () => {
    const placeholders = ['Say here what this feature contains', 'What this feature is for, in a sentence.'];
    expectNoProblems(
      placeholders.filter((placeholder) => text.includes(placeholder)),
      `write it in ${document}.`,
    );
  });

  it('names existing commands', () => {
    const generatedPackages = new Set(
      [...text.matchAll(/pnpm new feature ([a-z-]+)/gu)].map(([, name]) => `@melhor-escola/${name}`),
    );
    const wrong = commands.flatMap((command) => {
      const problem = commandProblem(command, localScripts(document), generatedPackages);
      return problem ? [`${command}: ${problem}`] : [];
    });
    expectNoProblems(wrong, `use commands that exist in package.json in ${document}.`);
  });
});
