/**
 * `pnpm release`: counts up what the changesets ask for, builds it and sends it to the registry; refuses without NPM_TOKEN.
 * `pnpm release --dry-run` changes and sends nothing: it says what would go out, why, and what publint and attw say of it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releasePlan, type PlannedRelease } from './release/release-plan.ts';
import { filesInWords, tarballReport } from './release/tarball-report.ts';

const repository = path.resolve(import.meta.dirname, '..');
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says what would go out of one package. @returns whether publint and attw are content. */
async function rehearse({ name, oldVersion, newVersion, type, reasons }: PlannedRelease): Promise<boolean> {
  const root = path.join(repository, 'packages', path.basename(name));
  const { kilobytes, files, complaints } = await tarballReport(root);
  say(`\n${name}  ${oldVersion} → ${newVersion} (${type})`);
  for (const reason of reasons.length > 0 ? reasons : ['Follows a package of ours that it needs.'])
    say(`  because  ${reason}`);
  say(`  tarball  ${kilobytes.toFixed(1)} kB, ${files.length} files: ${filesInWords(files)}`);
  say(`  publint and attw, strict  ${complaints.length === 0 ? 'passed' : 'FAILED'}`);
  for (const complaint of complaints) say(`    ${complaint}`);
  return complaints.length === 0;
}

async function dryRun(): Promise<boolean> {
  const plan = releasePlan(repository);
  if (plan.length === 0) {
    say("Nothing would go out: there is no changeset. 'pnpm changeset' writes one.");
    return true;
  }
  let content = true;
  for (const release of plan) content = (await rehearse(release)) && content;
  say(`\n${plan.length} packages would go out. Nothing was counted up or sent.`);
  return content;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd: repository, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** Counts up, builds and sends. The token stands in a file of its own for as long as that takes, and in no argument. */
function send(token: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  const userConfig = path.join(folder, 'npmrc');
  try {
    writeFileSync(userConfig, `//registry.npmjs.org/:_authToken=${token}\n`, { mode: 0o600 });
    run('pnpm', ['changeset', 'version']);
    run('pnpm', ['--filter', './packages/*', 'run', 'build:package']);
    run('pnpm', ['changeset', 'publish'], { ...process.env, NPM_CONFIG_USERCONFIG: userConfig });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const token = process.env['NPM_TOKEN'];
if (values['dry-run']) {
  process.exitCode = (await dryRun()) ? 0 : 1;
} else if (token) {
  send(token);
} else {
  process.stderr.write(
    "Nothing was released, since NPM_TOKEN is not set. 'pnpm release --dry-run' says what would go out.\n",
  );
  process.exitCode = 1;
}
