import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const authorization = `Basic ${Buffer.from('operator:a-password').toString('base64')}`;
const challenge = 'Basic realm="operator", charset="UTF-8"';

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite('https://escola.example');
});
afterEach(() => recorded.close());

describe.each(['/playground', '/playground/erro-interno', '/playground/componentes'])('RT-12 %s', (url) => {
  it('asks a browser for the operator’s password', async () => {
    const { statusCode, headers } = await recorded.site.inject(url);
    expect([statusCode, headers['www-authenticate']]).toEqual([401, challenge]);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(recorded.rendered).toEqual([]);
  });

  it.each([
    [401, challenge, undefined],
    [429, undefined, '37'],
    [503, undefined, '5'],
  ])(
    'stays closed if the service, which counts wrong passwords, responds %i',
    async (status, asked, wait) => {
      recorded.responses = [
        { status, body: { code: 'X' }, headers: wait === undefined ? {} : { 'retry-after': wait } },
      ];
      const { statusCode, headers } = await recorded.site.inject({
        url,
        headers: { authorization, 'x-forwarded-for': '8.8.8.8' },
        remoteAddress: '203.0.113.9',
      });
      expect([statusCode, headers['www-authenticate'], headers['retry-after']]).toEqual([
        status,
        asked,
        wait,
      ]);
      expect(recorded.rendered).toEqual([]);
      expect(recorded.received).toMatchObject([
        { path: '/v3/operator/access', headers: { authorization, 'x-forwarded-for': '203.0.113.9' } },
      ]);
    },
  );

  it('opens with the password, is not indexed and not stored', async () => {
    recorded.responses = [{ status: 204 }];
    const { headers } = await recorded.site.inject({ url, headers: { authorization } });
    expect(recorded.rendered).toMatchObject([{ showsPlayground: true }]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
});

it('RT-12 no other page shows the playground', async () => {
  recorded.responses = [{ status: 204 }];
  for (const url of ['/playground-2', '/playgrounds', '/escolas', '//playground'])
    await recorded.site.inject({ url, headers: { authorization } });
  expect(recorded.rendered).toHaveLength(4);
  expect(recorded.rendered.filter((context) => context?.showsPlayground)).toEqual([]);
});
