import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '@melhor-escola/domain/routes';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

const token = 't'.repeat(43);
const cookie = `__Host-authentication_token=${token}`;
/** Patterns of the pages in the layout of authenticated pages, by their files. */
const files = globSync('**/*.tsx', { cwd: join(import.meta.dirname, '../../routes/_page/_account') });
// A set, because a layout (`painel.tsx`) has the address of its first page (`painel/index.tsx`). A parameter's trailing `_` keeps a page
// out of the layout of its name.
const patterns = [
  ...new Set(
    files.map(
      (file) =>
        `/${file
          .replaceAll('.', '/')
          .replace(/(?:\/index)?\/tsx$/u, '')
          .replaceAll('_/', '/')}`,
    ),
  ),
];
const pages = patterns.map((pattern) => pattern.replace(/\$.*/, 'ME-7Q2K-M0XB-94TC'));

let recorded: RecordedSite;

beforeEach(async () => {
  recorded = await startRecordedSite('https://escola.example');
});
afterEach(() => recorded.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  recorded.site.inject({ method: 'GET', url, headers });

describe('RT-07 RO-01 authenticated pages', () => {
  it('are all that the table of addresses calls private', () => {
    const isPrivate = Object.values(routes).filter(({ cache }) => cache === 'private');
    expect(patterns.toSorted()).toEqual(isPrivate.map(({ pattern }) => pattern).toSorted());
  });

  it.each(pages)('%s redirects to sign-in without a session, and loads nothing', async (page) => {
    const answers = [
      await open(`${page}?pagina=2`),
      await open(`${page}?pagina=2`, { cookie: '__Host-authentication_token=forged' }),
    ];
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`/entrar?redirect=${encodeURIComponent(`${page}?pagina=2`)}`);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toBe('');
    }
    expect(recorded.received).toEqual([]);
    expect(recorded.rendered).toEqual([]);
  });

  it.each(pages)('%s redirects once the service has ended the session, which ends here too', async (page) => {
    recorded.responses = [{ status: 401, body: { code: 'UNAUTHORIZED' } }];
    const { statusCode, headers } = await open(page, { cookie });
    expect(statusCode).toBe(302);
    expect(String(headers['set-cookie'])).toContain('__Host-authentication_token=; Max-Age=0');
    expect(recorded.rendered).toEqual([]);
  });

  it.each(pages)(
    'S12 %s is rendered with the authorization of the current user, and not cached',
    async (page) => {
      recorded.responses = [{ status: 200, body: { id: 41 } }];
      const answer = await open(page, { cookie });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.body).not.toContain(token);
      expect(recorded.rendered[0]?.authenticated?.headers).toMatchObject({
        authorization: `Bearer ${token}`,
      });
      expect(recorded.received.map(({ path, headers }) => [path, headers.authorization])).toEqual([
        ['/v3/account/user', `Bearer ${token}`],
      ]);
    },
  );

  it('S19 an unavailable service ends no session: the page is rendered with an error', async () => {
    recorded.responses = [{ status: 503, body: { code: 'UNAVAILABLE' } }];
    const answer = await open('/minhas-bolsas', { cookie });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(recorded.rendered).toHaveLength(1);
  });

  it('public pages need no session', async () => {
    for (const path of ['/', '/entrar', '/detalhes-da-bolsa', '/detalhes-da-bolsa/a/b']) {
      const answer = await open(path);
      expect(answer.headers.location).toBeUndefined();
    }
    expect(recorded.rendered).toHaveLength(4);
  });
});
