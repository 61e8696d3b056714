import { describe, expect, it } from 'vitest';
import { createPanelApi } from './panel-api.ts';

const rejection = { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme que é você.', requestId: '1' };

describe('S36 the calls of the panel', () => {
  it('tell who listens how each of them fails, whoever made it, and still fail', async () => {
    const failed: unknown[] = [];
    const { api, onCallFailed } = createPanelApi({
      baseUrl: 'http://127.0.0.1:9',
      fetch: async () => Response.json(rejection, { status: 403 }),
    });
    const stop = onCallFailed((error) => failed.push(error));
    const calls = [
      () => api.GET('/v3/panel'),
      () => api.DELETE('/v3/panel/claims/{school}', { params: { path: { school: 'girassol' } } }),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ response: { code: rejection.code } });
    expect(failed).toMatchObject([
      { response: { code: rejection.code } },
      { response: { code: rejection.code } },
    ]);
    stop();
    await expect(api.GET('/v3/panel')).rejects.toMatchObject({ status: 403 });
    expect(failed).toHaveLength(2);
  });
});

it('sends what may not be lost in a request that outlives the page, and survives its failure', async () => {
  const sent: [string, RequestInit][] = [];
  const { sendWhileLeaving } = createPanelApi({
    baseUrl: '/api',
    fetch: async (url, init) => {
      sent.push([url, init]);
      throw new TypeError('Failed to fetch');
    },
  });
  sendWhileLeaving('/v3/panel/operation/texts/decisions', { decisions: [] });
  expect(sent).toMatchObject([
    [
      '/api/v3/panel/operation/texts/decisions',
      { method: 'POST', keepalive: true, body: '{"decisions":[]}' },
    ],
  ]);
});
