import { expect, it } from 'vitest';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { silentServer } from '../../../../test/silent-server.ts';
import { operatorHeader, searchHeaders, tenantHeader } from '../../../../test/test-server.ts';

describeOneEngine('control characters', (test) => {
  const server = silentServer(test);

  it.each([
    ['/v3/cities/by-slug/a%00b', 404],
    ['/v3/cities/by-slug/a%0Ab', 404],
    ['/v3/neighborhoods/by-slug/sao-paulo-sp/%1F', 404],
    ['/v3/marketplace/directory/overall-data?state=%00', 400],
    ['/v3/marketplace/list-options/products?stage[]=ensino-medio&stage[]=%C2%85', 400],
    ['/v3/redirects?path=%2F%00', 400],
    ['/escolas/api/v2/google/geocode?address=a%00b', 400],
    ['/escolas/api/v2/google/place/autocomplete?input=%00', 400],
  ])('S30 are rejected before they reach the database: %s', async (url, status) => {
    const answer = await server().inject({ url, headers: { ...searchHeaders, ...operatorHeader } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST' });
  });

  it.each(['\\u0000', '\\ud800', '\\u001b[2J', '\\u009f'])(
    'S30 are rejected in a body, in any notation: %s',
    async (text) => {
      const [headers, url] = [
        { ...tenantHeader, 'content-type': 'application/json' },
        '/v3/account/user/login',
      ];
      const payload = `{"email":"maria@exemplo.com.br","password":"${text}"}`;
      const answer = await server().inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
