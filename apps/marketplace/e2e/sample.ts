import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import type { TestInfo } from '@playwright/test';

/*
 * What `npm test` leaves to other commits and to `npm run test:all`. Each test of a component, a screen or the service runs with every
 * commit at its own floor; here a commit checks that they are assembled.
 */

/** Files that run with every commit: what costs a family most if it breaks, and what only the assembled site can show. */
const everyCommit = new Set([
  'account/interleaved',
  'account/privacy',
  'account/reservation',
  'account/session',
  'account/whole-story',
  'account/without-javascript',
  'connection/before-hydration',
  'connection/slow-and-offline',
  'pages/cached-pages',
  'pages/http',
  'pages/injected-script',
  'search/find-a-school',
  'tracking/tracking',
]);

/**
 * Whether this commit runs a test. Of a test at both widths it runs one, of one that rarely fails (`@rare`) every eighth, and of the files
 * that are not named above a quarter of the tests.
 */
export function isInSample({ file, titlePath, tags, project }: TestInfo): boolean {
  if (checksEverything) return true;
  const name = titlePath.slice(1).join(' ');
  if (tags.includes('@rare'))
    return chooseByCommit(name, [true, false, false, false, false, false, false, false]);
  if (tags.includes('@both') && chooseByCommit(name, ['phone', 'desktop']) !== project.name) return false;
  const [, spec = ''] = /\/e2e\/(.+)\.spec\.ts$/u.exec(file) ?? [];
  return everyCommit.has(spec) || chooseByCommit(`quarter ${name}`, [true, false, false, false]);
}
