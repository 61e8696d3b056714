import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptedResponse } from '../testing/loopback-service.ts';
import { startExampleSite, type ExampleSite } from '../testing/example-site.ts';

let recorded: ExampleSite;
let origin: string;
let rendered: string[];
/** Changes that the site was notified of. */
let notified: number;
/** The service's response with the changes since a version. */
let changes: (since: number) => ScriptedResponse | 'cut';
/** Blocks renders until `finish` is called. */
let renderGate: { readonly until: Promise<void>; readonly finish: () => void } | undefined;

const nothing = { status: 200, body: { version: 7, tags: [] } };
const blueChair = ['product:blue-chair', 'collection:summer'];

/** Changes of pages between version 7 and 8. */
const changed = (tags: readonly string[]) => (since: number) =>
  since < 8
    ? { status: 200, body: { version: 8, tags } }
    : { ...nothing, body: { ...nothing.body, version: 8 } };

const get = async (path: string) => (await fetch(origin + path)).text();

beforeEach(async () => {
  rendered = [];
  notified = 0;
  renderGate = undefined;
  changes = () => nothing;
  recorded = await startExampleSite('https://site.example', {
    onChange: () => {
      notified += 1;
    },
    renderPage: async (request) => {
      rendered.push(new URL(request.url).pathname);
      const turn = rendered.length;
      await renderGate?.until;
      return new Response(`<!doctype html><title>${turn}</title>`, {
        headers: { 'content-type': 'text/html' },
      });
    },
    respondTo: (path) => {
      if (path.startsWith('/v1/redirects')) return { status: 204 };
      const since = /\/v1\/changes\?since=(\d+)$/.exec(path)?.[1];
      return since === undefined ? undefined : changes(Number(since));
    },
  });
  // Response to a review.
  recorded.responses = [{ status: 200, body: {} }];
  origin = await recorded.site.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitUntil(() => recorded.received.length > 0);
});

afterEach(async () => {
  renderGate?.finish();
  await recorded.close();
});

describe('P5 cache invalidation', () => {
  it('polls with the key and the last version', async () => {
    await vi.waitFor(() => expect(recorded.received.length).toBeGreaterThan(1), 3_000);
    expect(recorded.received.map(({ path }) => path).slice(0, 2)).toEqual([
      '/v1/changes?since=0',
      '/v1/changes?since=7',
    ]);
    expect(recorded.received[0]?.headers).toMatchObject({
      'x-api-key': 'the-search-key',
      'x-tenant': 'melhor-escola',
    });
  });

  it('purges the pages with the tags of a change within two seconds, and no other', async () => {
    const paths = ['/products/blue-chair', '/collections/summer', '/products/green-chair', '/products'];
    await Promise.all(paths.map(get));
    changes = changed(blueChair);
    await vi.waitFor(async () => {
      await Promise.all(paths.map(get));
      expect(rendered.slice(4).toSorted()).toEqual(['/collections/summer', '/products/blue-chair']);
    }, 2_000);
  });

  it('shows a visitor’s own change on their next page', async () => {
    await get('/products/blue-chair');
    changes = changed(blueChair);
    const answer = await fetch(`${origin}/products/blue-chair/review`, {
      method: 'POST',
      headers: { origin: 'https://site.example', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ text: 'Sturdy.' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(await get('/products/blue-chair')).toContain('<title>2<');
  });

  it('drops a render in flight, except for the requests that wait for it', async () => {
    const { promise: until, resolve: finish } = Promise.withResolvers<void>();
    renderGate = { until, finish };
    const before = get('/products/blue-chair');
    await vi.waitFor(() => expect(rendered).toHaveLength(1));
    changes = changed(blueChair);
    await vi.waitFor(
      () => expect(recorded.received.some(({ path }) => path.endsWith('since=8'))).toBe(true),
      4_000,
    );
    finish();
    expect(await before).toContain('<title>1<');
    expect(await get('/products/blue-chair')).toContain('<title>2<');
  });

  it('notifies the site of each change once', async () => {
    await vi.waitFor(() => expect(recorded.received.length).toBeGreaterThan(1), 4_000);
    const before = notified;
    changes = changed(blueChair);
    await vi.waitFor(
      () => expect(recorded.received.filter(({ path }) => path.endsWith('since=8'))).not.toHaveLength(0),
      4_000,
    );
    expect(notified - before).toBe(1);
  });

  it('serves each page stale once after a change of everything, and revalidates it', async () => {
    await get('/products');
    changes = (since) => ({ status: 200, body: { version: 9, tags: since < 9 ? 'all' : [] } });
    await vi.waitFor(
      () => expect(recorded.received.some(({ path }) => path.endsWith('since=9'))).toBe(true),
      4_000,
    );
    expect(await get('/products')).toContain('<title>1<');
    await vi.waitFor(async () => expect(await get('/products')).toContain('<title>2<'));
  });

  it('S19 polls again after an outage, which is logged once', async () => {
    changes = () => 'cut';
    await vi.waitFor(() => expect(recorded.received.length).toBeGreaterThan(3), 6_000);
    changes = changed(blueChair);
    await get('/products/blue-chair');
    await vi.waitFor(async () => expect(await get('/products/blue-chair')).toContain('<title>2<'), 3_000);
    expect(recorded.log.filter((line) => line.includes('could not be polled'))).toHaveLength(1);
  });
});
