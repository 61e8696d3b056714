import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  names,
  respondWith,
  resetBrowser,
  openVisit,
  received,
  waitFor,
  type OpenVisit,
} from '../../browser-testing/open-visit.ts';
import type { ReceivedRequest } from '../../browser-testing/fake-services.ts';

/** Clock factor of pages on which something waits for seconds. */
const speed = 5;

const wireBody = z.looseObject({
  meta: z.looseObject({
    session: z.looseObject({ id: z.string() }),
    page: z.looseObject({ id: z.string() }),
  }),
  exceptions: z.optional(z.array(z.looseObject({ value: z.string() }))),
  measurements: z.optional(
    z.array(z.looseObject({ values: z.record(z.string(), z.number()), context: z.unknown() })),
  ),
  events: z.optional(z.array(z.looseObject({ name: z.string() }))),
});

const bodies = (requests: readonly ReceivedRequest[]) =>
  requests.map(({ body }) => wireBody.parse(JSON.parse(body)));
const errorsIn = (requests: readonly ReceivedRequest[]) =>
  bodies(requests).flatMap(({ exceptions = [] }) => exceptions.map(({ value }) => value));
const eventsIn = (requests: readonly ReceivedRequest[]) =>
  bodies(requests).flatMap(({ events = [] }) => events);
const isRejected = (request: ReceivedRequest) => errorsIn([request]).includes('rejected');
const hasError = (message: string) => (requests: readonly ReceivedRequest[]) =>
  requests.every(({ body }) => body !== '') && errorsIn(requests).includes(message);

const readSessionId = ({ headers }: ReceivedRequest) => headers['x-faro-session-id'];
const actionIn = (requests: readonly ReceivedRequest[]) =>
  eventsIn(requests).find(({ name }) => name === 'faro.user.action');

let visit: OpenVisit | undefined;

/** Opens a page with running monitoring, after its first signals have arrived. */
async function openMonitoring(query = '', granted: readonly ('analytics' | 'marketing')[] = ['analytics']) {
  visit = await openVisit(query);
  visit.tracking.consent.decide(granted);
  await waitFor('collector', (requests) => requests.length > 0);
  await respondWith('collector', { status: 202 });
  return visit;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts a timer of the page, and notes whether the page sends a text to the collector before it fires. Timers of one page fire in the
 * order of their times, on a busy machine too.
 */
function watchDeadline({ window: page }: OpenVisit, text: string, milliseconds: number): () => boolean {
  let isOver = false;
  let isInTime = false;
  const native = page.fetch.bind(page);
  page.fetch = (input, init) => {
    if (!isOver && typeof init?.body === 'string' && init.body.includes(text)) isInTime = true;
    return native(input, init);
  };
  page.setTimeout(() => (isOver = true), milliseconds);
  return () => isInTime;
}

/** Fails with a message, and waits until the page has read the collector's response to it. @returns the request. */
async function failAndWait({ fail, window: page }: OpenVisit, message: string): Promise<ReceivedRequest> {
  const responses = () =>
    page.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fake/collector/'))
      .length;
  const before = responses();
  fail(message);
  const [request] = await waitFor('collector', hasError(message));
  await expect.poll(responses).toBeGreaterThan(before);
  if (!request) throw new Error('The collector received nothing.');
  return request;
}

beforeEach(resetBrowser);
afterEach(() => visit?.close());

describe('requests to the collector', () => {
  it('CA-13 EN-13 have Faro’s format, with key, session and visit; pages by route, not by URL', async () => {
    await respondWith('location', {
      headers: { 'content-type': 'application/json' },
      body: '{"city":"Araguaína","region":"Tocantins","regionCode":"TO","latitude":-7.19,"longitude":-48.2}',
    });
    // At the real speed: the location may take two seconds.
    const { fail } = await openMonitoring('utm_source=jornal&nome=Maria&route=/escolas/$slug');
    fail('broken');
    const requests = await waitFor('collector', hasError('broken'));
    const request = requests.at(-1);
    expect(request).toMatchObject({ method: 'POST', path: '/fake/collector/collect' });
    const { meta } = wireBody.parse(JSON.parse(request?.body ?? ''));
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'collector-key',
      'x-faro-session-id': meta.session.id,
    });
    expect(meta).toMatchObject({
      app: { name: 'marketplace', version: 'build-1', environment: 'test' },
      page: { id: '/escolas/$slug', url: `${window.location.origin}/escolas/$slug` },
      session: { attributes: { utmSource: 'jornal', city: 'Araguaína', regionCode: 'TO', is_bot: 'true' } },
      user: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
      sdk: { version: expect.stringMatching(/^2\./) },
    });
    expect(requests.map(({ body }) => body).join('')).not.toMatch(/Maria|utm_source|\/visit\?/);
  });

  it('CA-13 contain web vitals of the entry page with the device class', async () => {
    visit = await openVisit('speed=10&route=/escolas/$slug');
    visit.tracking.consent.decide(['analytics']);
    visit.navigate('/escolas/busca');
    const requests = await waitFor('collector', (all) =>
      bodies(all).some(({ measurements = [] }) => measurements.some(({ values }) => 'ttfb' in values)),
    );
    const vitals = bodies(requests).flatMap(({ measurements = [] }) => measurements);
    expect(vitals.find(({ values }) => 'ttfb' in values)?.context).toMatchObject({
      route: '/escolas/$slug',
      device: 'phone',
      power: expect.stringMatching(/^(?:low|middle|high)$/),
    });
  });

  it('CA-13 contain no personal data of errors, and no lost connections (ER-03)', async () => {
    const { fail } = await openMonitoring('speed=10');
    fail('Network Error');
    fail('no user maria@exemplo.com with CPF 123.456.789-09, (11) 91234-5678, /entrar?token=abc');
    fail('the last');
    const requests = await waitFor('collector', hasError('the last'));
    expect(errorsIn(requests)).toEqual([
      'no user [removed] with CPF [removed], [removed], /entrar?token=[removed]',
      'the last',
    ]);
    expect(requests.map(({ body }) => body).join('')).not.toContain('maria');
  });
});

describe('sending', () => {
  it('CO-04 batches the items of 250 ms, or 50 items', async () => {
    const opened = await openMonitoring();
    for (let error = 1; error <= 60; error++) opened.fail(`error ${error}`);
    const isInTime = watchDeadline(opened, 'error 60', 500);
    const requests = await waitFor('collector', hasError('error 60'));
    expect(bodies(requests).map(({ exceptions = [] }) => exceptions.length)).toEqual([50, 10]);
    expect(isInTime()).toBe(true);
  });

  it('CO-04 has five concurrent requests and thirty buffered batches; the page waits for none', async () => {
    const opened = await openMonitoring();
    await respondWith('collector', { delayMs: 'never' });
    for (let page = 1; page <= 40; page++) opened.navigate(`/page-${page}`);
    opened.track({ name: 'button_click', button: 'reserve', place: 'page' });
    expect(names(opened)).toContain('button_click');
    await waitFor('collector', ({ length }) => length >= 5);
    await wait(200);
    const concurrent = await received('collector');
    expect(concurrent).toHaveLength(5);
    // Responds to them too.
    await respondWith('collector', { status: 202 });
    await waitFor('collector', ({ length }) => length >= 25);
    await wait(200);
    const requests = [...concurrent, ...(await received('collector'))];
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(30);
  });

  it('CO-04 uses keepalive requests up to 60,000 bytes (not characters)', async () => {
    const { fail, window: page } = await openMonitoring('speed=10');
    const sent: { keepalive: boolean | undefined; bytes: number }[] = [];
    const native = page.fetch.bind(page);
    page.fetch = (input, init) => {
      const bytes = typeof init?.body === 'string' ? new TextEncoder().encode(init.body).byteLength : 0;
      sent.push({ keepalive: init?.keepalive, bytes });
      return native(input, init);
    };
    fail('small');
    await waitFor('collector', hasError('small'));
    fail('ã'.repeat(40_000));
    await waitFor('collector', ({ length }) => length >= 2);
    const [small, large] = sent;
    expect(small).toMatchObject({ keepalive: true });
    expect(large).toMatchObject({ keepalive: false });
    expect(large?.bytes).toBeGreaterThan(60_000);
  });
});

describe('an overloaded collector', () => {
  it('CO-04 429 with Retry-After: pauses, then sends the rejected batch and later ones', async () => {
    const opened = await openMonitoring('speed=4');
    await respondWith('collector', { status: 429, headers: { 'retry-after': '1' } }, { status: 202 });
    const rejected = await failAndWait(opened, 'rejected');
    opened.fail('after it');
    const requests = await waitFor('collector', hasError('after it'));
    expect(errorsIn(requests)).toEqual(['rejected', 'rejected', 'after it']);
    expect(((requests[1]?.at ?? 0) - rejected.at) * 4).toBeGreaterThanOrEqual(1000);
    expect(requests[1]?.headers['idempotency-key']).toBe(rejected.headers['idempotency-key']);
  });

  it('CO-04 429 with a Retry-After of a minute, as our service sends: pauses for a minute', async () => {
    // Faster, a request's timeout of 10 s would be too short for a busy machine.
    const opened = await openMonitoring('speed=20');
    await respondWith('collector', { status: 429, headers: { 'retry-after': '60' } }, { status: 202 });
    const rejected = await failAndWait(opened, 'rejected');
    for (let count = 0; count < 5; count += 1) {
      opened.fail(`after it ${count}`);
      await wait(50);
    }
    // On a busy machine a later batch may leave before the response to the first arrives.
    const requests = await waitFor(
      'collector',
      (all) => hasError('after it 4')(all) && all.filter(isRejected).length === 2,
    );
    const [first, retry] = requests.filter(isRejected);
    expect(first).toEqual(rejected);
    expect(((retry?.at ?? 0) - rejected.at) * 20).toBeGreaterThanOrEqual(60_000);
  });

  it('CO-04 429 without Retry-After: pauses for 5 s', async () => {
    const opened = await openMonitoring(`speed=${speed}`);
    await respondWith('collector', { status: 429 }, { status: 202 });
    const first = await failAndWait(opened, 'rejected');
    const isInTime = watchDeadline(opened, 'rejected', 8000);
    const [, second] = await waitFor('collector', ({ length }) => length === 2);
    expect(((second?.at ?? 0) - first.at) * speed).toBeGreaterThanOrEqual(5000);
    expect(isInTime()).toBe(true);
  });

  it.each([
    ['down', { status: 503 }],
    ['silent', { delayMs: 'never' }],
  ] as const)(
    'CA-13 gets three attempts while it is %s, and does not affect the page',
    async (_how, response) => {
      const { fail, log, window: page } = await openMonitoring('speed=100');
      const onRejection = vi.fn<() => void>();
      page.addEventListener('unhandledrejection', onRejection);
      await respondWith('collector', response);
      fail('lost');
      await waitFor('collector', ({ length }) => length >= 3);
      await wait(400);
      expect(errorsIn(await received('collector')).filter((value) => value === 'lost')).toHaveLength(3);
      expect(log).toEqual([]);
      expect(onRejection).not.toHaveBeenCalled();
    },
  );
});

describe('a session', () => {
  const sessionKey = 'com.grafana.faro.session';

  it('CO-04 is replaced when the collector no longer knows it', async () => {
    const opened = await openMonitoring('speed=4');
    await respondWith(
      'collector',
      { status: 202, headers: { 'x-faro-session-status': 'invalid' } },
      { status: 202 },
    );
    await failAndWait(opened, 'one');
    opened.fail('two');
    const requests = await waitFor('collector', hasError('two'));
    const sessions = [...new Set(requests.map(readSessionId))];
    expect(sessions).toHaveLength(2);
    expect(eventsIn(requests).map(({ name }) => name)).toContain('session_extend');
  });

  it.each([
    ['15 minutes of inactivity', { lastActivity: 15 * 60 * 1000 }],
    ['4 hours', { started: 4 * 60 * 60 * 1000 }],
  ])('CO-04 expires after %s', async (_when, ago) => {
    const { fail, window: page } = await openMonitoring(`speed=${speed}`);
    const stored = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(page.sessionStorage.getItem(sessionKey) ?? ''));
    const earlier = Object.fromEntries(
      Object.entries(ago).map(([key, milliseconds]) => [key, Number(stored[key]) - milliseconds]),
    );
    await wait(1500 / speed);
    page.sessionStorage.setItem(sessionKey, JSON.stringify({ ...stored, ...earlier }));
    fail('later');
    const requests = await waitFor('collector', hasError('later'));
    expect(requests.map(readSessionId)).not.toContain(stored['sessionId']);
  });
});

describe('a user action', () => {
  const action = z.looseObject({ attributes: z.record(z.string(), z.string()) });
  const actionDuration = (requests: readonly ReceivedRequest[]) =>
    Number(action.parse(actionIn(requests)).attributes['userActionDuration']);

  it('ST-05 ends after 100 ms without requests or DOM changes', async () => {
    await respondWith('location', { delayMs: 200 });
    const opened = await openMonitoring();
    opened.search();
    const isInTime = watchDeadline(opened, 'userActionDuration', 5000);
    const requests = await waitFor('collector', (all) => actionIn(all) !== undefined);
    expect(action.parse(actionIn(requests)).attributes['userActionName']).toBe('search');
    expect(actionDuration(requests)).toBeGreaterThanOrEqual(190);
    // Sooner than if it waited for its requests.
    expect(isInTime()).toBe(true);
  });

  it('ST-05 waits for requests for at most 10 s', async () => {
    const opened = await openMonitoring(`speed=${speed}`);
    await respondWith('location', { delayMs: 'never' });
    opened.search();
    const isInTime = watchDeadline(opened, 'userActionDuration', 20_000);
    const requests = await waitFor('collector', (all) => actionIn(all) !== undefined);
    expect(actionDuration(requests) * speed).toBeGreaterThanOrEqual(10_000);
    expect(isInTime()).toBe(true);
  });
});
