import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  respondWith,
  resetBrowser,
  openVisit,
  received,
  waitFor,
  type OpenVisit,
} from '../browser-testing/open-visit.ts';
import { sampleSearch } from '../browser-testing/sample-search.ts';
import { MAX_CONCURRENT_REQUESTS } from './monitoring/collector-transport.ts';

let visit: OpenVisit;

beforeEach(resetBrowser);
afterEach(() => visit.close());

const shortWait = () => new Promise((resolve) => setTimeout(resolve, 100));
/** Size of the tab’s storage. */
const storedCharacters = () => JSON.stringify(Object.entries(visit.window.sessionStorage)).length;

/** Pages that raise an error. Not all: each report takes the browser a while. */
const FAILING_PAGES = 50;

/** Visits this many pages; each tracks a search, and the first ones an error. */
async function visitPages(pages: number): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    visit.navigate(page % 2 === 0 ? '/escolas/busca' : '/escolas/$slug');
    visit.track({ ...sampleSearch, current_page: page + 1 });
    if (page < FAILING_PAGES) visit.fail(`failure ${page}`, 'caught');
    if (page % 10 === 0) await shortWait();
  }
}

it('P9 200 pages in one tab grow neither data layer nor storage, nor the requests to a collector that does not respond', async () => {
  // Rollbar responds, because a browser has only six connections per host and all fakes share one.
  await Promise.all([respondWith('tags', { status: 503 }), respondWith('collector', { delayMs: 'never' })]);
  visit = await openVisit();
  visit.tracking.consent.decide(['analytics', 'marketing']);
  await waitFor('collector', ({ length }) => length > 0);
  await visitPages(20);
  const before = storedCharacters();
  await visitPages(180);
  const layer = visit.window.dataLayer ?? [];
  // Events, and the entries of the tag manager and of consent.
  expect(layer.length).toBeGreaterThan(200);
  expect(layer.length).toBeLessThanOrEqual(303);
  expect(layer.at(-1)).toMatchObject({ event: 'search_behaviour', current_page: 180 });
  expect(Array.from(layer[0] as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'default']);
  expect(storedCharacters()).toBeLessThanOrEqual(before * 1.1);
  expect((await received('collector')).length).toBeLessThanOrEqual(MAX_CONCURRENT_REQUESTS);
  // CO-04: 60 reports a minute, and Rollbar's message that the limit was reached.
  expect((await received('rollbar')).length).toBeLessThanOrEqual(61);

  expect(visit.window.document.scripts.length).toBeLessThan(5);
}, 120_000);
