import { beforeEach, expect, it } from 'vitest';
import { openVisit, resetBrowser, waitFor } from '../../browser-testing/open-visit.ts';
import { previousPageStep } from './unsent-steps.ts';

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

it.each([
  ['/escolas/busca?city=palmas-to', 'search'],
  ['/escolas/colegio-sol', 'school'],
  // Landing pages, other pages and other sites are no steps.
  ['/escolas/tocantins', undefined],
  ['/escolas', undefined],
  ['https://busca.example/escolas/busca', undefined],
  ['', undefined],
])('CA-14 a page that was left before its scripts ran: %s is the step %s', (referrer, step) => {
  const { origin } = window.location;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no window.');
  Object.defineProperty(page.document, 'referrer', {
    value: referrer.startsWith('/') ? origin + referrer : referrer,
  });
  const { performance } = page;
  expect(previousPageStep({ document: page.document, location: window.location, performance })).toBe(step);
  frame.remove();
});
