import { beforeEach, expect, it } from 'vitest';
import { cookieNames, freshBrowser, openVisit, received } from '../browser-testing/open-visit.ts';

beforeEach(freshBrowser);

it('S22 CO-05 who agrees to maps alone is not measured: no script, no request, no event', async () => {
  const visit = await openVisit('utm_source=jornal');
  visit.track({ name: 'button_click', button: 'reserve', place: 'school-offers' });
  visit.tracking.consent.decide(['maps']);
  // Long enough for what would happen when the browser is idle, and on the way to a server of this machine.
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
