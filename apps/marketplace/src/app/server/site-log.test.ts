import { site } from '@melhor-escola/config/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite('https://escola.example');
});
afterEach(() => recorded.close());

/** Error lines of the log. */
const errors = () =>
  recorded.log
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ level }) => Number(level) >= 50);

describe('CA-13 the site’s log', () => {
  it('contains the reason of a failed render, with route, request and release, and without user input', async () => {
    recorded.responses = [{ status: 204 }];
    const { headers } = await recorded.site.inject('/escolas/x?cpf=52998224725');
    const cause = new Error('of ana@exemplo.com');
    recorded.rendered.at(-1)?.logError?.(new TypeError('CPF 529.982.247-25', { cause }), '/escolas/$slug');
    expect(errors()).toMatchObject([
      {
        requestId: headers['x-request-id'],
        release: 'development',
        method: 'GET',
        route: '/escolas/$slug',
        msg: 'page failed',
        err: { type: 'TypeError', message: 'CPF [removed]', cause: { message: 'of [removed]' } },
      },
    ]);
    expect(recorded.log.join('')).not.toMatch(/529\.?982|ana@/);
  });

  it('S19 contains a call without a response, under the request id of the response', async () => {
    recorded.responses = ['cut'];
    const response = await recorded.site.inject('/api/v3/cities/by-slug/x');
    expect(response.statusCode).toBe(503);
    expect(errors()).toMatchObject([
      {
        requestId: response.headers['x-request-id'],
        release: 'development',
        route: '/api/v3/cities/by-slug/:slug',
        msg: 'service did not respond',
      },
    ]);
  });

  it('RT-22 S19 contains the error of a handler, while the response has only a generic message and the end of the request id', async () => {
    const broken = await startRecordedSite('https://escola.example', {
      renderPage: () => {
        throw new TypeError('ana@exemplo.com');
      },
    });
    broken.responses = [{ status: 204 }];
    const response = await broken.site.inject('/escolas?cpf=52998224725');
    await broken.close();
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('Erro interno do servidor');
    const id = String(response.headers['x-request-id']);
    expect(response.body).toContain(`<code>${id.slice(-6).toUpperCase()}</code>`);
    // Self-contained: no script, inline styles, and links.
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect([...response.body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      site.phone.href,
      '',
      '/escolas/busca',
      '/escolas',
    ]);
    expect(broken.log.join('')).toContain('"type":"TypeError","message":"[removed]"');
    expect(response.body + broken.log.join('')).not.toMatch(/ana@|529982/);
  });

  it('has no error lines without errors', async () => {
    recorded.responses = [{ status: 404, body: {} }];
    await recorded.site.inject('/api/v3/cities/by-slug/x');
    expect(errors()).toEqual([]);
    expect(recorded.log.join('')).not.toContain('release');
  });
});
