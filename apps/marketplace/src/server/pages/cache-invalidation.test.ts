import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptedResponse } from '../../testing/loopback-service.ts';
import { startRecordedSite, type RecordedSite } from '../../testing/recorded-site.ts';

let recorded: RecordedSite;
let origin: string;
let rendered: string[];
/** Calls for shared responses. */
let sharedCalls: string[];
/** The service's response with the changes since a version. */
let changes: (since: number) => ScriptedResponse | 'cut';
/** Blocks renders until `finish` is called. */
let renderGate: { readonly until: Promise<void>; readonly finish: () => void } | undefined;

const totals = { activeOffers: 1, enrolledStudents: 1, partnerSchools: 1, demonstration: false };

const nothing = { status: 200, body: { version: 7, everything: false, schools: [] } };
const azul = { slug: 'colegio-azul', city: 'palmas-to' };

/** Changes of `schools` between version 7 and 8. */
const changed = (schools: readonly object[]) => (since: number) =>
  since < 8
    ? { status: 200, body: { version: 8, everything: false, schools } }
    : { ...nothing, body: { ...nothing.body, version: 8 } };

const get = async (path: string) => (await fetch(origin + path)).text();

beforeEach(async () => {
  [rendered, sharedCalls] = [[], []];
  renderGate = undefined;
  changes = () => nothing;
  recorded = await startRecordedSite('https://escola.example', {
    renderPage: async (request, context) => {
      rendered.push(new URL(request.url).pathname);
      await context?.sharedResponses?.totals.get('', async () => {
        sharedCalls.push('totals');
        return totals;
      });
      const turn = rendered.length;
      await renderGate?.until;
      return new Response(`<!doctype html><title>${turn}</title>`, {
        headers: { 'content-type': 'text/html' },
      });
    },
    respondTo: (path) => {
      if (path.startsWith('/v3/redirects')) return { status: 204 };
      const since = /directory\/changes\?since=(\d+)$/.exec(path)?.[1];
      return since === undefined ? undefined : changes(Number(since));
    },
  });
  // Response to the confirmation of a review.
  recorded.responses = [{ status: 200, body: { school: { slug: 'colegio-azul' } } }];
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
      '/v3/marketplace/directory/changes?since=0',
      '/v3/marketplace/directory/changes?since=7',
    ]);
    expect(recorded.received[0]?.headers).toMatchObject({
      'x-api-key': 'the-search-key',
      'x-tenant': 'melhor-escola',
    });
  });

  it('purges the page of the school and those of its city within two seconds, and no other', async () => {
    const paths = [
      '/escolas/colegio-azul',
      '/escolas/mensalidades/palmas-to',
      '/escolas/colegio-verde',
      '/escolas',
    ];
    await Promise.all(paths.map(get));
    changes = changed([azul]);
    await vi.waitFor(async () => {
      await Promise.all(paths.map(get));
      expect(rendered.slice(4).toSorted()).toEqual([
        '/escolas/colegio-azul',
        '/escolas/mensalidades/palmas-to',
      ]);
    }, 2_000);
  });

  it('shows a visitor’s own change on their next page', async () => {
    await get('/escolas/colegio-azul');
    changes = changed([azul]);
    const answer = await fetch(`${origin}/escolas/colegio-azul/avaliar/confirmar`, {
      method: 'POST',
      headers: { origin: 'https://escola.example', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token: 'a'.repeat(43) }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(await get('/escolas/colegio-azul')).toContain('<title>2<');
  });

  it('drops a render in flight, except for the requests that wait for it', async () => {
    const { promise: until, resolve: finish } = Promise.withResolvers<void>();
    renderGate = { until, finish };
    const before = get('/escolas/colegio-azul');
    await vi.waitFor(() => expect(rendered).toHaveLength(1));
    changes = changed([azul]);
    await vi.waitFor(
      () => expect(recorded.received.some(({ path }) => path.endsWith('since=8'))).toBe(true),
      4_000,
    );
    finish();
    expect(await before).toContain('<title>1<');
    expect(await get('/escolas/colegio-azul')).toContain('<title>2<');
  });

  it('clears shared responses', async () => {
    await get('/escolas/colegio-azul');
    await get('/escolas/colegio-verde');
    expect(sharedCalls).toHaveLength(1);
    changes = changed([azul]);
    await vi.waitFor(async () => {
      await get('/escolas/colegio-azul');
      expect(sharedCalls).toHaveLength(2);
    }, 4_000);
  });

  it('serves each page stale once after an import, and revalidates it', async () => {
    await get('/escolas');
    changes = (since) => ({ status: 200, body: { version: 9, everything: since < 9, schools: [] } });
    await vi.waitFor(
      () => expect(recorded.received.some(({ path }) => path.endsWith('since=9'))).toBe(true),
      4_000,
    );
    expect(await get('/escolas')).toContain('<title>1<');
    await vi.waitFor(async () => expect(await get('/escolas')).toContain('<title>2<'));
  });

  it('S19 polls again after an outage, which is logged once', async () => {
    changes = () => 'cut';
    await vi.waitFor(() => expect(recorded.received.length).toBeGreaterThan(3), 6_000);
    changes = changed([azul]);
    await get('/escolas/colegio-azul');
    await vi.waitFor(async () => expect(await get('/escolas/colegio-azul')).toContain('<title>2<'), 3_000);
    expect(recorded.log.filter((line) => line.includes('could not be polled'))).toHaveLength(1);
  });
});
