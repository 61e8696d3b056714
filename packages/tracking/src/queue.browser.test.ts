import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  events,
  names,
  openVisit,
  received,
  resetBrowser,
  respondWith,
  type OpenVisit,
} from '../browser-testing/open-visit.ts';
import { sampleSearch as search } from '../browser-testing/sample-search.ts';
import { checkPush } from './catalog/check-event.ts';
import type { TrackingEvent } from './catalog/catalog.ts';
import type { Purpose } from './consent/consent-choice.ts';

let visit: OpenVisit;

const all: readonly Purpose[] = ['analytics', 'marketing'];
const click: TrackingEvent = { name: 'button_click', button: 'reserve', place: 'school-offers' };
const lead: TrackingEvent = { name: 'lead_cadastro_sucesso', form: 'lead_gate' };
/** Long enough for a request to a local server. */
const shortWait = () => new Promise((resolve) => setTimeout(resolve, 250));

beforeEach(resetBrowser);
afterEach(() => visit.close());

it('CA-14 sends held events in order, then new ones; each matches the catalog', async () => {
  visit = await openVisit('early');
  visit.track(click);
  visit.track({ name: 'interaction', component: 'school-map', action: 'open' });
  visit.track(search);
  visit.tracking.consent.decide(all);
  visit.track(lead);
  expect(names(visit)).toEqual([
    'button_click',
    'button_click',
    'interaction',
    'search_behaviour',
    'lead_cadastro_sucesso',
  ]);
  for (const push of events(visit)) expect(() => checkPush(push)).not.toThrow();
  expect(events(visit)[0]).toEqual({ event: 'button_click', button: 'share', place: 'early' });
});

it('CA-14 holds the last hundred events', async () => {
  visit = await openVisit();
  for (let place = 1; place <= 120; place++) visit.track({ ...click, place: `${place}` });
  visit.tracking.consent.decide(all);
  expect(events(visit).flatMap(({ place }) => place ?? [])).toEqual(
    Array.from({ length: 100 }, (_none, index) => `${index + 21}`),
  );
});

it('CA-14 adds the visitor number to a search and keeps the order of events', async () => {
  visit = await openVisit('base-user=42');
  visit.tracking.consent.decide(all);
  visit.track(search);
  visit.track(click);
  await expect.poll(() => names(visit)).toEqual(['search_behaviour', 'button_click']);
  expect(events(visit)[0]).toMatchObject({ base_user_id: 42, city: 'araguaina-to' });
});

it('EN-02 CA-14 adds the number to all searches that wait, and looks it up only with consent', async () => {
  await respondWith('location', { delayMs: 100 });
  visit = await openVisit('base-user=42');
  visit.track(search);
  visit.tracking.consent.decide(['marketing']);
  visit.track(search);
  expect(await received('location')).toEqual([]);
  visit.tracking.consent.decide(['marketing', 'analytics']);
  for (const event of [search, click, search]) visit.track(event);
  await expect.poll(() => names(visit)).toEqual(['search_behaviour', 'button_click', 'search_behaviour']);
  expect(events(visit).map(({ base_user_id: number }) => number)).toEqual([42, undefined, 42]);
});

it('CA-14 sends a search without visitor number if the lookup times out', async () => {
  await respondWith('location', { delayMs: 'never' });
  visit = await openVisit('base-user=42&speed=20');
  visit.tracking.consent.decide(all);
  visit.track(search);
  expect(names(visit)).toEqual([]);
  await expect.poll(() => names(visit)).toHaveLength(1);
  expect(events(visit)[0]?.['base_user_id']).toBeUndefined();
});

it('S22 drops a search that waits for the visitor number when consent is withdrawn', async () => {
  visit = await openVisit('base-user=42');
  visit.tracking.consent.decide(all);
  visit.track(search);
  visit.tracking.consent.decide([]);
  await shortWait();
  expect(names(visit)).toEqual([]);
});
