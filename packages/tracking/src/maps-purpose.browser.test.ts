import { beforeEach, expect, it } from 'vitest';
import { cookieNames, resetBrowser, openVisit, received } from '../browser-testing/open-visit.ts';

beforeEach(resetBrowser);

it('S22 CO-05 consent to maps alone starts no tracking: no script, no request, no event', async () => {
  const visit = await openVisit('utm_source=jornal');
  visit.track({ name: 'button_click', button: 'reserve', place: 'school-offers' });
  visit.tracking.consent.decide(['maps']);
  // Long enough for idle callbacks and a request to a local server.
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(visit.tracking.consent.allows('maps')).toBe(true);
  expect(visit.window.dataLayer ?? []).toEqual([]);
  for (const service of ['tags', 'collector', 'rollbar', 'location'] as const)
    expect(await received(service)).toEqual([]);
  expect(cookieNames()).toEqual(['consent']);
  visit.tracking.consent.decide([]);
  expect(visit.reloadRequests()).toBe(0);
  visit.close();
});
