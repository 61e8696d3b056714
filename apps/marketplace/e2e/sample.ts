import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import type { TestInfo } from '@playwright/test';

/**
 * Whether this commit runs a test. What it leaves out, other commits and `npm run test:all` run: each test of a component, a screen or the
 * service runs with every commit at its own floor, and here a commit checks that they are assembled.
 *
 * - `@smoke`, one test of each journey that costs a family most if it breaks: always.
 * - `@both`, which runs on a phone and on a desktop: on one of them.
 * - `@rare`, which rarely fails: every eighth commit.
 * - All others: every fourth commit.
 */
export function isInSample({ titlePath, tags, project }: TestInfo): boolean {
  if (checksEverything) return true;
  const name = titlePath.slice(1).join(' ');
  if (tags.includes('@both') && chooseByCommit(name, ['phone', 'desktop']) !== project.name) return false;
  if (tags.includes('@smoke')) return true;
  return tags.includes('@rare')
    ? chooseByCommit(name, [true, false, false, false, false, false, false, false])
    : chooseByCommit(`quarter ${name}`, [true, false, false, false]);
}
