import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAddressCalls } from './addresses.ts';
import { createHttp } from './http.ts';

let server: Server;
let asked: string[];
let body: unknown;
let calls: ReturnType<typeof createAddressCalls>;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  calls = createAddressCalls(createHttp({ baseUrl: `${origin}/api` }), createHttp({ baseUrl: origin }));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const here = { lat: -7.19, lng: -48.2 };
const component = (name: string, ...types: string[]) => ({ long_name: name, short_name: name, types });

it('EN-12 tells neighborhood, city and state of a position, by the first result', async () => {
  const components = [
    component('Setor Central', 'sublocality_level_1', 'sublocality', 'political'),
    component('Araguaína', 'administrative_area_level_2', 'political'),
    { ...component('Tocantins', 'administrative_area_level_1', 'political'), short_name: 'TO' },
  ];
  body = { status: 'OK', results: [{ address_components: components }, { address_components: [] }] };
  expect(await calls.reverseGeocode(here)).toEqual({
    neighborhood: 'Setor Central',
    city: 'Araguaína',
    uf: 'TO',
    ...here,
  });
  expect(asked).toEqual(['/escolas/api/v2/google/geocode?lat=-7.19&lng=-48.2']);
});

it.each([
  { status: 'ZERO_RESULTS', results: [] },
  { status: 'REQUEST_DENIED', results: [] },
])('ER-01 says that nothing is known of a position: %j', async (answer) => {
  body = answer;
  await expect(calls.reverseGeocode(here)).rejects.toThrow('Erro ao obter endereço pela localização.');
});

it.each([null, 'abc'])('ER-03 CA-11 does not know where a visitor is, silently, for %j', async (answer) => {
  body = answer;
  expect(await calls.visitorLocation()).toBeUndefined();
  expect(asked[0]).toBe('/api/v3/visitor-location');
});
