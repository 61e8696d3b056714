import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import type { TestInfo } from '@playwright/test';

/*
 * What `npm test` leaves to other commits and to `npm run test:all`. It always runs what only the assembled site can show and costs most
 * if it breaks: finding a school, accounts, reservations, leads, privacy, hydration, caching, tracking, forms without JavaScript.
 */

/** Files of which each commit runs half of the tests: components and their stories test the same screens. */
const halved = new Set([
  'account/alert-kinds',
  'account/profile',
  'account/saved',
  'connection/blocked-storage',
  'connection/prefetch',
  'connection/save-and-compare',
  'pages/header',
  'pages/low-window',
  'pages/old-browsers',
  'pages/page-focus',
  'pages/playground',
  'pages/script-budgets',
  'pages/translated-page',
  'review/report-review',
  'search/drawings',
  'search/kit-states',
  'search/landing',
  'search/map',
  'search/near-me',
  'search/photos',
  'search/print',
  'search/recent-searches',
  'search/report-card',
  'search/school',
  'search/school-cards',
  'search/school-names',
  'search/school-sections',
  'search/state',
  'search/visit-checklist',
  'search/year-cost',
]);

/** Whether this commit runs a test. Of a test at both widths it runs one, of one that rarely fails (`@rare`) every eighth. */
export function isInSample({ file, titlePath, tags, project }: TestInfo): boolean {
  if (checksEverything) return true;
  const name = titlePath.slice(1).join(' ');
  if (tags.includes('@rare'))
    return chooseByCommit(name, [true, false, false, false, false, false, false, false]);
  if (tags.includes('@both') && chooseByCommit(name, ['phone', 'desktop']) !== project.name) return false;
  const [, spec = ''] = /\/e2e\/(.+)\.spec\.ts$/u.exec(file) ?? [];
  return !halved.has(spec) || chooseByCommit(`half ${name}`, [true, false]);
}
