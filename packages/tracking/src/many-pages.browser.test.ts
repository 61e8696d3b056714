import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  respondWith,
  freshBrowser,
  openVisit,
  received,
  waitFor,
  type OpenVisit,
} from '../browser-testing/open-visit.ts';
import { sampleSearch } from '../browser-testing/sample-search.ts';
import { MAX_CONCURRENT_REQUESTS } from './monitoring/collector-transport.ts';

let visit: OpenVisit;

beforeEach(freshBrowser);
afterEach(() => visit.close());

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));
/** Characters that the tab keeps. */
const kept = () => JSON.stringify(Object.entries(visit.window.sessionStorage)).length;

/** Errors that pages have: more than a minute's reports (CO-04), each of which takes the browser a while. */
const failing = 50;

/** Goes on to so many pages, each of which tells of a search, and the first of them of an error. */
async function goOn(pages: number): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    visit.navigate(page % 2 === 0 ? '/escolas/busca' : '/escolas/$slug');
    visit.track({ ...sampleSearch, current_page: page + 1 });
    if (page < failing) visit.fail(`failure ${page}`, 'caught');
    if (page % 10 === 0) await aWhile();
  }
}

it('P9 200 pages of one tab fill neither its data layer nor its storage, nor a collector that does not answer', async () => {
  // Rollbar answers: a browser has six connections to a host, and those of this test are one.
  await Promise.all([respondWith('tags', { status: 503 }), respondWith('collector', { delayMs: 'never' })]);
  visit = await openVisit();
  visit.tracking.consent.decide(['analytics', 'marketing']);
  await waitFor('collector', ({ length }) => length > 0);
  await goOn(20);
  const before = kept();
  await goOn(180);
  const layer = visit.window.dataLayer ?? [];
  // Events, and what the tag manager is told of itself and of consent.
  expect(layer.length).toBeGreaterThan(200);
  expect(layer.length).toBeLessThanOrEqual(303);
  expect(layer.at(-1)).toMatchObject({ event: 'search_behaviour', current_page: 180 });
  expect(Array.from(layer[0] as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'default']);
  expect(kept()).toBeLessThanOrEqual(before * 1.1);
  expect((await received('collector')).length).toBeLessThanOrEqual(MAX_CONCURRENT_REQUESTS);
  // CO-04: of reports, 60 a minute, and Rollbar's own word that there were more.
  expect((await received('rollbar')).length).toBeLessThanOrEqual(61);

  expect(visit.window.document.scripts.length).toBeLessThan(5);
}, 120_000);
