import { type ServerResponse, createServer } from 'node:http';

/** A fake of Google's services on loopback, which can also misbehave. */
export interface FakeGoogle {
  readonly url: string;
  /** Paths and queries of the received requests. */
  readonly asked: URL[];
  /** Sets the next responses: one of Google's bodies, or custom behavior. */
  answer(how: object | ((response: ServerResponse) => void)): void;
  close(): Promise<void>;
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const asked: URL[] = [];
  let how: object | ((response: ServerResponse) => void) = { status: 'ZERO_RESULTS' };
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://google.test'));
    if (typeof how === 'function') how(response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(how));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer(next) {
      how = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Google's response for a place, with additional fields. */
export const googlePinheiros = {
  place_id: 'ChIJPinheiros_-1',
  name: 'Pinheiros',
  formatted_address: 'Pinheiros, São Paulo - SP, Brasil',
  address_components: [
    {
      long_name: 'Pinheiros',
      short_name: 'Pinheiros',
      types: ['political', 'sublocality', 'sublocality_level_1'],
    },
  ],
  geometry: {
    location: { lat: -23.5614, lng: -46.7016 },
    location_type: 'APPROXIMATE',
    viewport: { northeast: { lat: 0, lng: 0 } },
  },
  types: ['political', 'sublocality'],
  plus_code: { compound_code: 'C7QX+C9' },
};
