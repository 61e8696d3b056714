import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { panelCalls, type PanelCalls } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { insertCities } from '../../../search/testing/place-rows.ts';
import { insertSchools } from '../../../search/testing/school-rows.ts';
import { csv, header, line } from './testing/offer-lines.ts';

describeOneEngine('the upload of a file of offers', (test) => {
  let calls: PanelCalls;
  let address: string;
  let headers: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [anglo] = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109, codEnt: 17000001 },
    ]);
    const staff = await signedInWithRole(database, 'staff', anglo?.id ?? 0);
    headers = { ...staff.headers, 'content-type': 'text/csv' };
    calls = await panelCalls(database);
    const origin = await calls.server.listen({ port: 0, host: '127.0.0.1' });
    address = `${origin}/v3/panel/schools/anglo/offers/file/previews`;
  });
  afterAll(() => calls.server.close());

  const upload = (body: string) => fetch(address, { method: 'POST', headers, body });
  /** An upload of the header, which goes on. */
  const begin = (): { readonly client: ClientRequest; readonly answer: Promise<IncomingMessage> } => {
    const client = request(address, { method: 'POST', headers });
    const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    client.on('response', resolve).on('error', reject);
    client.write(`${header}\r\n`);
    return { client, answer };
  };

  it('S32 stops reading a file of too many lines', async () => {
    const lines = Array.from({ length: 50_001 }, (_, index) => line(`A${index}`));
    const answer = await upload(csv(...lines));
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('50.000 linhas') },
    ]);
  });

  it('S32 answers a file that does not end, while its client still sends', async () => {
    const { client, answer } = begin();
    const megabyte = `${'a'.repeat(1024 * 1024 - 1)}\n`;
    const sendOn = () => void client.write(megabyte, () => setImmediate(sendOn));
    sendOn();
    const rejected = await answer;
    expect([rejected.statusCode, await json(rejected)]).toMatchObject([
      413,
      { message: expect.stringContaining('10 MB') },
    ]);
    client.destroy();
  });

  it('S32 reads one file of an account at a time', async () => {
    // Neither file ends: only one that is not read can be answered.
    const uploads = [begin(), begin()];
    const rejected = await Promise.race(uploads.map(({ answer }) => answer));
    expect([rejected.statusCode, await json(rejected)]).toMatchObject([
      409,
      { code: 'OFFER_FILE_UNDER_WAY', message: expect.stringContaining('Outra planilha') },
    ]);
    for (const { client } of uploads) client.end(`${line('A')}\r\n`);
    const codes = await Promise.all(uploads.map(async ({ answer }) => (await answer).statusCode));
    expect(new Set(codes)).toEqual(new Set([200, 409]));
    expect((await upload(csv(line('B')))).status).toBe(200);
  });

  it.each([
    ['lines', 413, () => csv(...Array.from({ length: 60_000 }, (_, index) => line(`A${index}`)))],
    ['columns', 400, () => `a;b\r\n${'1;2\r\n'.repeat(900_000)}`],
    ['bytes', 413, () => 'a'.repeat(12 * 1024 * 1024)],
  ] as const)(
    'S32 answers a client that still sends, with what is wrong with its %s',
    async (_, status, body) => {
      const answer = await upload(body());
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/linhas|colunas|10 MB/) });
    },
  );
});
