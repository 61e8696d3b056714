import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  respondWith,
  cookieNames,
  dataLayer,
  names,
  resetBrowser,
  openVisit,
  received,
  waitFor,
  type OpenVisit,
} from '../browser-testing/open-visit.ts';
import { visitNonce } from '../browser-testing/visit-nonce.ts';
import type { TrackingEvent } from './catalog/catalog.ts';
import type { Purpose } from './consent/consent-choice.ts';

let visits: OpenVisit[] = [];
const open = async (query?: string) => {
  const visit = await openVisit(query);
  visits = [...visits, visit];
  return visit;
};
/** Long enough for idle callbacks and a request to a local server. */
const shortWait = () => new Promise((resolve) => setTimeout(resolve, 250));
const all: readonly Purpose[] = ['analytics', 'marketing'];

const click: TrackingEvent = { name: 'button_click', button: 'reserve', place: 'school-offers' };
const lead: TrackingEvent = { name: 'lead_cadastro_sucesso', form: 'lead_gate' };

const externalRequests = async () => {
  const services = await Promise.all((['tags', 'collector', 'rollbar', 'location'] as const).map(received));
  return services.flat().map(({ path }) => path);
};

const visitorCookie = () => /visitor_id=([^;]+)/.exec(document.cookie)?.[1];
/** Faro session id of the last request. */
const lastSessionId = (requests: Awaited<ReturnType<typeof received>>) =>
  requests.at(-1)?.headers['x-faro-session-id'];

beforeEach(resetBrowser);
afterEach(() => {
  for (const visit of visits) visit.close();
  visits = [];
});

describe('before the visitor has answered', () => {
  it('S22 there are no optional cookies, storage, scripts or requests', async () => {
    const visit = await open('utm_source=jornal&gclid=abc');
    visit.track(click);
    visit.report(new Error('caught'));
    visit.navigate('/escolas/$slug');
    await shortWait();
    expect.soft(cookieNames()).toEqual([]);
    expect.soft(visit.window.localStorage).toHaveLength(0);
    expect.soft(visit.window.sessionStorage).toHaveLength(0);
    expect.soft(visit.window.document.scripts).toHaveLength(2);
    expect.soft(visit.window.dataLayer).toBeUndefined();
    expect.soft(await externalRequests()).toEqual([]);
    expect.soft(visit.log).toEqual([]);
  });
});

describe('rejecting', () => {
  it('S22 is stored, and drops held events', async () => {
    const visit = await open('early');
    visit.track(click);
    visit.tracking.consent.decide([]);
    visit.track(click);
    await shortWait();
    expect(cookieNames()).toEqual(['consent']);
    expect(visit.window.dataLayer).toBeUndefined();
    expect(await externalRequests()).toEqual([]);
    expect((await open()).tracking.consent.choice()?.granted).toEqual([]);
  });
});

describe('accepting', () => {
  it('CA-14 the tag manager gets denied, then granted consent, then is loaded with the page’s nonce', async () => {
    const visit = await open();
    visit.tracking.consent.decide(['analytics']);
    const [request] = await waitFor('tags', (requests) => requests.length === 1);
    expect(request?.path).toBe('/fake/tags/gtm.js?id=GTM-TEST1');
    expect(visit.window.document.querySelector<HTMLScriptElement>('script[src*=gtm]')?.nonce).toBe(
      visitNonce,
    );
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(dataLayer(visit)).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
  });

  it('CA-14 clears the fields of the previous event, which the tag manager would keep', async () => {
    const visit = await open();
    visit.tracking.consent.decide(all);
    visit.track(click);
    visit.track(lead);
    // Like the tag manager's data model: fields stay until overwritten.
    const memory: Record<string, unknown> = {};
    for (const entry of dataLayer(visit)) if (!Array.isArray(entry)) Object.assign(memory, entry);
    expect(memory).toMatchObject({ event: 'lead_cadastro_sucesso', form: 'lead_gate' });
    expect([memory['button'], memory['place']]).toEqual([undefined, undefined]);
  });

  it('EN-13 CA-04 stores the visitor id and the campaign of the entry page, and looks up the location', async () => {
    const visit = await open('utm_source=jornal&gclid=abc');
    visit.navigate('/escolas/$slug');
    visit.tracking.consent.decide(['analytics']);
    await expect.poll(cookieNames).toEqual(['consent', 'gclid', 'utmSource', 'visitor_id']);
    await waitFor('location', (requests) => requests.length === 1);
  });

  it('S22 one purpose does not grant the other', async () => {
    const visit = await open('utm_source=jornal');
    visit.tracking.consent.decide(['marketing']);
    visit.track(click);
    visit.track(lead);
    await waitFor('tags', (requests) => requests.length === 1);
    await shortWait();
    expect(names(visit)).toEqual(['lead_cadastro_sucesso']);
    expect(cookieNames()).toEqual(['consent']);
    expect(await received('collector')).toEqual([]);
    expect(await received('rollbar')).toEqual([]);
  });

  it('S22 other tabs follow the choice', async () => {
    const [one, other] = [await open(), await open()];
    one.tracking.consent.decide(['analytics']);
    await expect.poll(() => other.tracking.consent.allows('analytics')).toBe(true);
    one.tracking.consent.decide([]);
    await expect.poll(() => other.tracking.consent.allows('analytics')).toBe(false);
  });
});

describe('withdrawing', () => {
  it('S22 deletes the data of each purpose, notifies the tags, and reloads on the next navigation', async () => {
    const visit = await open('utm_source=jornal');
    visit.tracking.consent.decide(all);
    await expect.poll(() => visit.window.sessionStorage.length).toBeGreaterThan(0);
    // Written by tags.
    for (const name of ['_ga', '_ga_TEST1', '_gid', '_gcl_au', 'chosen_by_the_site'])
      visit.window.document.cookie = `${name}=1; Path=/`;
    visit.window.localStorage.setItem('_gcl_ls', '1');
    visit.tracking.consent.decide(['marketing']);
    expect(cookieNames()).toEqual(['_gcl_au', 'chosen_by_the_site', 'consent']);
    expect(visit.window.sessionStorage).toHaveLength(0);
    expect(visit.reloadRequests()).toBe(1);
    visit.tracking.consent.decide([]);
    expect(cookieNames()).toEqual(['chosen_by_the_site', 'consent']);
    expect(visit.window.localStorage).toHaveLength(0);
    expect(dataLayer(visit).at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  });

  it('S22 nothing is sent or stored afterwards, even when the tab becomes visible again', async () => {
    const visit = await open();
    visit.tracking.consent.decide(all);
    await waitFor('collector', (requests) => requests.length > 0);
    visit.tracking.consent.decide([]);
    await shortWait();
    await Promise.all([respondWith('collector', { status: 202 }), respondWith('rollbar', {})]);
    visit.track(click);
    visit.window.dispatchEvent(new ErrorEvent('error', { message: 'later', error: new Error('later') }));
    visit.report(new Error('later'));
    visit.window.document.dispatchEvent(new Event('visibilitychange'));
    visit.navigate('/escolas/$slug');
    await shortWait();
    expect(await externalRequests()).not.toContain('/fake/collector/collect');
    expect(await received('rollbar')).toEqual([]);
    expect(visit.window.sessionStorage).toHaveLength(0);
    expect(cookieNames()).toEqual(['consent']);
  });
});

describe('granting again', () => {
  it('S22 starts a new visitor and session', async () => {
    const visit = await open();
    visit.tracking.consent.decide(all);
    const before = lastSessionId(await waitFor('collector', ({ length }) => length > 0));
    const visitor = visitorCookie();
    visit.tracking.consent.decide([]);
    visit.fail('rejected', 'caught');
    await respondWith('collector', { status: 202 });
    visit.tracking.consent.decide(all);
    await waitFor('collector', ({ length }) => length > 0);
    visit.fail('later');
    const requests = await waitFor('collector', (list) => list.some(({ body }) => body.includes('later')));
    expect(lastSessionId(requests)).not.toBe(before);
    expect(visitorCookie()).not.toBe(visitor);
    expect(requests.at(-1)?.body).toContain(visitorCookie());
    expect(requests.map(({ body }) => body).join('')).not.toContain(visitor);
    const reports = await waitFor('rollbar', (list) => list.some(({ body }) => body.includes('later')));
    expect(reports.map(({ body }) => body).join('')).not.toContain('rejected');
  });
});

describe('the tag manager', () => {
  it.each([
    ['gone', { status: 404 }],
    ['broken', { body: 'throw new Error("broken tag");' }],
    ['slow', { delayMs: 'never' }],
  ] as const)('CA-14 %s affects neither events nor the page', async (_how, response) => {
    await respondWith('tags', response);
    const visit = await open();
    visit.tracking.consent.decide(['marketing']);
    await waitFor('tags', (requests) => requests.length > 0);
    visit.track(lead);
    await shortWait();
    expect(names(visit)).toEqual(['lead_cadastro_sucesso']);
    expect(visit.log.length).toBeLessThanOrEqual(1);
  });

  it('ST-05 is retried on the next page after a failure, which is logged once', async () => {
    await respondWith('tags', { status: 503 }, { status: 503 }, { body: 'window.hasLoaded = true' });
    const visit = await open();
    visit.tracking.consent.decide(['marketing']);
    await expect.poll(() => visit.log).toHaveLength(1);
    visit.navigate('/escolas/$slug');
    await waitFor('tags', (requests) => requests.length === 2);
    await shortWait();
    visit.navigate('/escolas/busca');
    await expect.poll(() => 'hasLoaded' in visit.window).toBe(true);
    visit.navigate('/escolas');
    await shortWait();
    expect(await received('tags')).toHaveLength(3);
    expect(visit.log).toEqual(['The tag manager could not be loaded.']);
  });

  it('CA-14 is not loaded in development; nothing is sent, but events are in the data layer', async () => {
    const visit = await open('development');
    visit.tracking.consent.decide(all);
    visit.track(click);
    await shortWait();
    expect(names(visit)).toEqual(['button_click']);
    expect((await externalRequests()).filter((path) => !path.includes('location'))).toEqual([]);
  });
});
