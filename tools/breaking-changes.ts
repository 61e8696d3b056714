/**
 * `pnpm breaking-changes [COMMIT]`: names what a branch breaks for teams that install `ui` or `api-client`, by their API reports since it
 * left COMMIT (main), and fails unless a changeset says `major`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** A line of a report with the lines that are indented below it. */
interface Declared {
  readonly line: string;
  readonly members: Map<string, Declared>;
}

/** What a line declares: 'size' of `size?: ButtonSize;`, 'ButtonSize' of `type ButtonSize = …`, or the line itself. */
function declaredName(line: string): string {
  const [, keyword, declared] =
    /^(?:export |declare |abstract )*(namespace|interface|type|const|let|function|class) (\w+)/u.exec(line) ??
    [];
  if (declared !== undefined) return `${keyword} ${declared}`;
  return /^(?:readonly |static )*(["'\w$/{}.-]+)\??[:(]/u.exec(line)?.[1] ?? line;
}

/** The declarations of a report by name, each with its members. */
function declarations(report: string): Declared {
  const root: Declared = { line: '', members: new Map() };
  const parents: { indent: number; declared: Declared }[] = [{ indent: -1, declared: root }];
  const [, code = ''] = /```ts\n([^]*)\n```/u.exec(report) ?? [];
  for (const text of code.split('\n')) {
    const line = text.trim().replace(/[,;]$/u, '');
    if (line === '' || line === 'export {' || line.startsWith('//') || /^[})\]>]/u.test(line)) continue;
    const indent = text.length - text.trimStart().length;
    while ((parents.at(-1)?.indent ?? -1) >= indent) parents.pop();
    const siblings = (parents.at(-1)?.declared ?? root).members;
    const name = declaredName(line);
    // Overloads share a name.
    const key = siblings.has(name) ? `${name} ${siblings.size}` : name;
    const declared = { line, members: new Map() };
    siblings.set(key, declared);
    parents.push({ indent, declared });
  }
  return root;
}

const declaration = /^((?:readonly )?["'\w$]+)(\??): (.*)$|^((?:export )?type \w+(?:<.*?>)? =) (.*)$/u;

/** Whether a line still accepts and gives all that it did: a union has more alternatives, or a member need no longer be given. */
function isWider(before: string, after: string): boolean {
  const [old, now] = [declaration.exec(before), declaration.exec(after)];
  if (!old || !now || (old[1] ?? old[4]) !== (now[1] ?? now[4]) || (old[2] === '?' && now[2] !== '?'))
    return false;
  const alternatives = new Set((now[3] ?? now[5] ?? '').split(' | '));
  return (old[3] ?? old[5] ?? '').split(' | ').every((one) => alternatives.has(one));
}

/** Callers give these: a new member that is not optional breaks them. */
const isGiven = /Props\b|Options\b|Input\b|parameters|requestBody|query/u;
const isRequired = (line: string) => /^(?:readonly )?["'\w$]+:/u.test(line) && !line.includes('?: never');

function compare(before: Declared, after: Declared, where: readonly string[]): string[] {
  const name = (key: string) => [...where, key.replace(/^(?:\w+) (?=\w+$)/u, '')].join(' › ');
  const broken = [...before.members].flatMap(([key, old]) => {
    const now = after.members.get(key);
    if (!now) return [`${name(key)} is gone`];
    if (old.line === now.line) return compare(old, now, [...where, key]);
    return isWider(old.line, now.line) && old.members.size === now.members.size
      ? []
      : [`${name(key)}: ${old.line} is now ${now.line}`];
  });
  if (!where.some((one) => isGiven.test(one))) return broken;
  const added = [...after.members].filter(([key, { line }]) => !before.members.has(key) && isRequired(line));
  return [...broken, ...added.map(([key]) => `${name(key)} is new and required`)];
}

/**
 * What whoever installs the package must change, one phrase each. Errs towards naming too much: a type that is written in other words
 * counts as changed.
 *
 * @param before,after texts of `api-report.md`.
 */
export const breakingChanges = (before: string, after: string): string[] =>
  compare(declarations(before), declarations(after), []);

const bumps = z.record(z.string(), z.enum(['major', 'minor', 'patch', 'none']));

/** Packages whose next release is major, by the front matter of changesets. */
export const majorPackages = (changesets: readonly string[]): ReadonlySet<string> =>
  new Set(
    changesets.flatMap((text) => {
      const [, front = ''] = /^---\n([^]*?)\n---/u.exec(text) ?? [];
      return Object.entries(bumps.parse(parse(front) ?? {})).flatMap(([name, bump]) =>
        bump === 'major' ? [name] : [],
      );
    }),
  );

function check(since: string): void {
  const repository = path.resolve(import.meta.dirname, '..');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  const base = git('merge-base', since, 'HEAD').trim();
  const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
  const major = majorPackages(
    globSync('.changeset/*.md', { cwd: repository, exclude: ['.changeset/README.md'] }).map(read),
  );
  for (const report of globSync('packages/*/api-report.md', { cwd: repository }).toSorted()) {
    const name = `@melhor-escola/${path.basename(path.dirname(report))}`;
    const broken = breakingChanges(git('show', `${base}:${report}`), read(report));
    if (broken.length === 0) continue;
    const isAnnounced = major.has(name);
    const demand = isAnnounced
      ? 'announced as major'
      : "add a changeset with 'major' ('pnpm changeset'), or keep it";
    process.stdout.write(`${name} breaks for those who install it; ${demand}:\n  ${broken.join('\n  ')}\n`);
    if (!isAnnounced) process.exitCode = 1;
  }
}

if (import.meta.main) check(process.argv[2] ?? 'origin/main');
