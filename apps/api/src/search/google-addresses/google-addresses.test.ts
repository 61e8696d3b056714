import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { searchHeaders, testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import {
  googlePinheiros,
  startFakeGoogle,
  type FakeGoogle,
} from '../../catalog/places/testing/fake-google.ts';
import { createGoogleAddresses } from './google-addresses.ts';
import { readUpstream } from './read-upstream.ts';

const key = 'AIza-a-secret-key-for-these-tests';

let test: TestDatabase;
let google: FakeGoogle;
let server: ZodFastify;
const log: string[] = [];

beforeAll(async () => {
  test = await openTestDatabase(fastEngine);
  google = await startFakeGoogle();
  server = await buildServer({
    environment: { ...testEnvironment, googleMaps: { key, url: google.url } },
    database: test.database,
    logTo: { write: (line) => log.push(line) },
  });
});
afterEach(() => {
  google.asked.length = 0;
});
afterAll(async () => {
  await google.close();
  await test.remove();
});

const get = (path: string) =>
  server.inject({ url: `/escolas/api/v2/google/${path}`, headers: searchHeaders });
const askedLast = () => {
  const url = google.asked.at(-1);
  return { path: url?.pathname, ...Object.fromEntries(url?.searchParams ?? []) };
};

describe('with a key', () => {
  it('CA-10 autocomplete forwards text, position and session, and returns only known fields', async () => {
    google.answer({
      status: 'OK',
      info_messages: [key],
      predictions: [
        {
          description: 'Pinheiros, São Paulo - SP, Brasil',
          place_id: googlePinheiros.place_id,
          reference: 'x',
          structured_formatting: {
            main_text: 'Pinheiros',
            main_text_matched_substrings: [{ length: 4, offset: 0 }],
            secondary_text: 'São Paulo - SP, Brasil',
          },
          types: ['sublocality'],
        },
      ],
    });
    const answer = await get(
      'place/autocomplete?input=S%C3%A3o%20Paulo%2C%20pinh&sessiontoken=s-1&lat=-23.5&lng=-46.6&radius=11000&key=mine&callback=x',
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'OK',
      predictions: [
        {
          description: 'Pinheiros, São Paulo - SP, Brasil',
          place_id: googlePinheiros.place_id,
          structured_formatting: { main_text: 'Pinheiros', secondary_text: 'São Paulo - SP, Brasil' },
          types: ['sublocality'],
        },
      ],
    });
    expect(askedLast()).toEqual({
      path: '/maps/api/place/autocomplete/json',
      input: 'São Paulo, pinh',
      location: '-23.5,-46.6',
      radius: '11000',
      components: 'country:br',
      language: 'pt-BR',
      sessiontoken: 's-1',
      key,
    });
  });

  it('CA-10 details uses Google’s name for placeId', async () => {
    google.answer({ status: 'OK', html_attributions: [], result: googlePinheiros });
    const answer = await get(`place/details?placeId=${googlePinheiros.place_id}&sessiontoken=s-1`);
    const { plus_code: _, geometry, ...known } = googlePinheiros;
    expect(answer.json()).toEqual({
      status: 'OK',
      result: { ...known, geometry: { location: geometry.location } },
    });
    expect(askedLast()).toMatchObject({
      path: '/maps/api/place/details/json',
      place_id: googlePinheiros.place_id,
      sessiontoken: 's-1',
      key,
    });
  });

  it('CA-10 geocodes an address, and a position in both forms', async () => {
    google.answer({ status: 'OK', results: [googlePinheiros] });
    const answer = await get('geocode?address=Pinheiros');
    expect(answer.json()).toMatchObject({
      results: [{ geometry: { location: googlePinheiros.geometry.location } }],
    });
    expect(askedLast()).toMatchObject({ path: '/maps/api/geocode/json', address: 'Pinheiros', key });
    await get('geocode?lat=-23.5&lng=-46.5');
    expect(askedLast()).toMatchObject({ latlng: '-23.5,-46.5' });
    await get('geocode?latlng=-23.25,-46.25');
    expect(askedLast()).toMatchObject({ latlng: '-23.25,-46.25' });
  });

  it('CA-10 calls Google once for equal queries of all clients', async () => {
    google.answer({ status: 'ZERO_RESULTS', predictions: [] });
    const question = 'place/autocomplete?input=S%C3%A3o%20Paulo%2C%20x&sessiontoken=';
    const answers = await Promise.all(['a', 'b', 'c'].map((session) => get(question + session)));
    expect(answers.map((answer) => answer.json().status)).toEqual(Array(3).fill('ZERO_RESULTS'));
    await get(`${question}d`);
    expect(google.asked).toHaveLength(1);
  });

  it('VA-06 forwards Google’s rejections, without caching, and logs them for the operator', async () => {
    google.answer({
      status: 'REQUEST_DENIED',
      error_message: `The key ${key} is not authorized.`,
      results: [],
    });
    for (let times = 0; times < 2; times++)
      expect((await get('geocode?address=rejected')).json()).toEqual({
        status: 'REQUEST_DENIED',
        results: [],
      });
    expect(google.asked).toHaveLength(2);
    expect(log.join('\n')).toContain('REQUEST_DENIED');
  });

  it('CA-10 still resolves an id of our own place', async () => {
    const answer = await get('place/details?placeId=city:nowhere-xx');
    expect([answer.json(), google.asked]).toEqual([{ status: 'ZERO_RESULTS' }, []]);
  });

  it.each([
    ['an error', (response) => response.writeHead(500).end('no'), 502],
    ['a rejection', (response) => response.writeHead(403).end(`{"key":"${key}"}`), 502],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), 502],
    ['no JSON', (response) => response.end('<html>'), 502],
    ['another shape', (response) => response.end('{"status":"OK","results":[{"geometry":null}]}'), 502],
    ['an unknown status', (response) => response.end('{"status":"MAYBE"}'), 502],
    ['a cut connection', (response) => response.socket?.destroy(), 502],
    [
      'a cut answer',
      (response) => {
        response.writeHead(200, { 'content-length': 1_000 });
        response.write('{"status":');
        setImmediate(() => response.socket?.destroy());
      },
      502,
    ],
    [
      'too much',
      (response) => response.end(JSON.stringify({ status: 'OK', filler: 'x'.repeat(300 * 1024) })),
      502,
    ],
    [
      'the key',
      (response) =>
        response.end(JSON.stringify({ status: 'OK', results: [{ ...googlePinheiros, name: key }] })),
      502,
    ],
  ] satisfies [string, Parameters<FakeGoogle['answer']>[0], number][])(
    'S15 ER-01 %s gives the specified message, after one call, without the key',
    async (what, how, status) => {
      google.answer(how);
      const answer = await get(`geocode?address=${encodeURIComponent(what)}`);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'Erro ao obter endereço pela localização.',
      });
      expect(google.asked).toHaveLength(1);
      expect(answer.body + log.join('\n')).not.toContain(key);
    },
  );

  it('S15 times out for a missing or endless response', async () => {
    const addresses = createGoogleAddresses({ url: google.url, key, limits: { milliseconds: 150 } });
    google.answer(() => undefined);
    await expect(addresses.geocode({ address: 'silent' })).rejects.toMatchObject({ reason: 'late' });
    google.answer((response) => void response.write('{"status":'));
    await expect(addresses.geocode({ address: 'endless' })).rejects.toMatchObject({ reason: 'late' });
  });
});

describe('access', () => {
  it('S15 requires the search key', async () => {
    const answer = await server.inject({
      url: '/escolas/api/v2/google/geocode?address=x',
      headers: { 'x-tenant': 'melhor-escola', 'x-application-name': 'test' },
    });
    expect([answer.statusCode, google.asked]).toEqual([401, []]);
  });

  it.each([
    'geocode',
    'geocode?lat=91&lng=0',
    `geocode?address=${'x'.repeat(201)}`,
    'place/autocomplete?input=x&radius=50001',
    'place/details?placeId=../../secret',
    `place/details?placeId=${'x'.repeat(1001)}`,
  ])('S15 rejects the query %.60s', async (path) => {
    expect([(await get(path)).statusCode, google.asked]).toEqual([400, []]);
  });
});

it('S15 does not call a host name of this machine, unless configured as such', async () => {
  const { port } = new URL(google.url);
  google.answer({ status: 'OK' });
  const limits = { milliseconds: 2_000, maximumBytes: 1_000 };
  expect(await readUpstream(new URL(`http://localhost:${port}/`), limits)).toContain('OK');
  for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1']) {
    const upstream = readUpstream(new URL(`http://maps.test:${port}/`), limits, (_name, _options, found) =>
      found(null, [
        { address: '203.0.113.1', family: 4 },
        { address, family: 4 },
      ]),
    );
    await expect(upstream).rejects.toMatchObject({ name: 'UpstreamError', reason: 'rejected' });
  }
  expect(google.asked).toHaveLength(1);
});
