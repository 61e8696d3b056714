import { site } from '@melhor-escola/config/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from '../testing/recorded-site.ts';

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite('https://escola.example');
});
afterEach(() => recorded.close());

const headers = { 'x-request-id': 'proxy-1234567' };
/** What the log says of errors. */
const errors = () =>
  recorded.log
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ level }) => Number(level) >= 50);

describe('CA-13 the site’s log', () => {
  it('says why a page could not be made, with route, request and release, and without what was typed', async () => {
    recorded.responses = [{ status: 204 }];
    await recorded.site.inject({ url: '/escolas/x?cpf=52998224725', headers });
    const cause = new Error('of ana@exemplo.com');
    recorded.rendered.at(-1)?.logError?.(new TypeError('CPF 529.982.247-25', { cause }), '/escolas/$slug');
    expect(errors()).toMatchObject([
      {
        requestId: 'proxy-1234567',
        release: 'development',
        method: 'GET',
        route: '/escolas/$slug',
        msg: 'page failed',
        err: { type: 'TypeError', message: 'CPF [removed]', cause: { message: 'of [removed]' } },
      },
    ]);
    expect(recorded.log.join('')).not.toMatch(/529|ana@/);
  });

  it('S19 says that a call had no answer, under the id of the answer', async () => {
    recorded.responses = ['cut'];
    const response = await recorded.site.inject({ url: '/api/v3/cities/by-slug/x', headers });
    expect([response.statusCode, response.headers['x-request-id']]).toEqual([503, 'proxy-1234567']);
    expect(errors()).toMatchObject([
      {
        requestId: 'proxy-1234567',
        release: 'development',
        route: '/api/v3/cities/by-slug/:slug',
        msg: 'service did not answer',
      },
    ]);
  });

  it('RT-22 S19 says what broke a handler, and the answer does not: words of ours, under its id', async () => {
    const broken = await startRecordedSite('https://escola.example', {
      renderPage: () => {
        throw new TypeError('ana@exemplo.com');
      },
    });
    broken.responses = [{ status: 204 }];
    const response = await broken.site.inject({ url: '/escolas?cpf=52998224725', headers });
    await broken.close();
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('Erro interno do servidor');
    expect(response.body).toContain('proxy-1234567');
    // Complete in itself: no script, its few styles, and ways on.
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none';.* style-src 'unsafe-inline'$/,
    );
    expect([...response.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      site.phone.href,
      '/escolas/busca',
      '',
      '/escolas',
    ]);
    expect(broken.log.join('')).toContain('"type":"TypeError","message":"[removed]"');
    expect(response.body + broken.log.join('')).not.toMatch(/ana@|529982/);
  });

  it('tells of no error where there is none', async () => {
    recorded.responses = [{ status: 404, body: {} }];
    await recorded.site.inject('/api/v3/cities/by-slug/x');
    expect(errors()).toEqual([]);
    expect(recorded.log.join('')).not.toContain('release');
  });
});
