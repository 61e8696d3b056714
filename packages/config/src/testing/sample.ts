import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** `npm run test:all` checks everything. */
export const checksEverything = process.env['EVERY_TEST'] === '1';

/** Short hash of the checked-out commit; 'none' outside a checkout. */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'none';
}

/**
 * The sample of this run. Where `npm test` checks a part of what `npm run test:all` checks, the commit chooses which, so that the next
 * one checks another. Workers inherit the choice. To repeat a failure with its sample: TEST_SAMPLE=….
 */
export const sample = (process.env['TEST_SAMPLE'] ??= commit());

/** @returns one of the options, by the sample and a name of what is tested. */
export function chooseByCommit<T>(name: string, options: readonly [T, ...T[]]): T {
  const digest = createHash('sha256').update(`${sample} ${name}`).digest();
  return options[digest.readUInt32BE(0) % options.length] ?? options[0];
}
