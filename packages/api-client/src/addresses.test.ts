import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAddressCalls } from './addresses.ts';
import { createApi } from './api.ts';

let server: Server;
let requests: string[];
let body: unknown;
let calls: ReturnType<typeof createAddressCalls>;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  calls = createAddressCalls(createApi({ baseUrl: `${origin}/api` }), createApi({ baseUrl: origin }));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const here = { lat: -7.19, lng: -48.2 };
const component = (name: string, ...types: string[]) => ({ long_name: name, short_name: name, types });

it('EN-12 returns neighborhood, city and state of a position from the first result', async () => {
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
  expect(requests).toEqual(['/escolas/api/v2/google/geocode?lat=-7.19&lng=-48.2']);
});

it.each([
  { status: 'ZERO_RESULTS', results: [] },
  { status: 'REQUEST_DENIED', results: [] },
])('ER-01 rejects when there is no result: %j', async (response) => {
  body = response;
  await expect(calls.reverseGeocode(here)).rejects.toThrow('Erro ao obter endereço pela localização.');
});

it.each([null, 'abc'])(
  'ER-03 CA-11 returns no visitor location, without an error, for %j',
  async (response) => {
    body = response;
    expect(await calls.visitorLocation()).toBeUndefined();
    expect(requests[0]).toBe('/api/v3/visitor-location');
  },
);
