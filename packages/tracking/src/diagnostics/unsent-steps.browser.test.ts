import { beforeEach, expect, it } from 'vitest';
import { openVisit, resetBrowser, waitFor } from '../../browser-testing/open-visit.ts';

beforeEach(resetBrowser);

it('CA-14 counts the first page of a visit that is left before monitoring has started', async () => {
  const first = await openVisit('early');
  first.track({
    name: 'search_data_received',
    current_page: 1,
    num_pages: 1,
    num_results: 0,
    offer_uuids: [],
  });
  first.tracking.consent.decide(['analytics']);
  // Left at once, by a full page load.
  first.close();
  const next = await openVisit();
  next.track({ name: 'button_click', button: 'reserve', place: 'school-offers' });
  const requests = await waitFor('collector', (batches) =>
    batches.some(({ body }) => body.includes('"step":"search"') && body.includes('"step":"offer"')),
  );
  expect(requests.length).toBeGreaterThan(0);
  next.close();
  expect(window.sessionStorage.getItem('visitSteps')).toBeNull();
});
