import type { RedirectRules } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { redirectsQuery } from './queries.ts';
import { fixtureRule, fixtureRules, noRules } from './redirects.fixture.ts';
import { rulePath, rulePeriod } from './rule-text.ts';
import { RedirectsScreen } from './screen.tsx';
import { readRedirectsSearch, type RedirectsSearch } from './search-params.ts';

const render = (rules: RedirectRules, search: RedirectsSearch = {}) =>
  renderScreen({
    screen: <RedirectsScreen search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(redirectsQuery(fixtureApi(), search).queryKey, rules);
    }),
  });

describe('RedirectsScreen on the server', () => {
  it('RT-17 shows where each address leads, how and when', async () => {
    const html = await render(fixtureRules);
    expect(html).toContain('3 redirecionamentos');
    expect(html).toContain('/blog/…');
    expect(html).toContain('308, permanente, mantém o método');
    expect(html).toContain('de 01/10/2026 a 31/03/2027');
  });

  it('can be searched without JavaScript', async () => {
    const html = await render(noRules, { texto: 'promoção' });
    expect(html).toMatch(/<form[^>]*method="get"/u);
    expect(html).toMatch(/<input[^>]*name="texto"[^>]*value="promoção"/u);
    expect(html).toContain('Nenhum redirecionamento com “promoção”');
  });

  it('says what will be in an empty list', async () => {
    expect(await render(noRules)).toContain('Os endereços que mudarem ficam aqui');
  });
});

it('rulePath and rulePeriod say what a rule is for', () => {
  expect(rulePath(fixtureRule({ kind: 'prefix', path: '/' }))).toBe('/…');
  expect(rulePath(fixtureRule())).toBe('/antiga');
  expect(rulePeriod(fixtureRule())).toBe('sempre');
  expect(rulePeriod(fixtureRule({ endsOn: '2027-03-31' }))).toBe('até 31/03/2027');
  expect(rulePeriod(fixtureRule({ startsOn: '2027-01-01' }))).toBe('a partir de 01/01/2027');
});

it.each([
  [
    { texto: ' blog ', pagina: '3' },
    { texto: 'blog', pagina: 3 },
  ],
  [{ texto: 2027 }, { texto: '2027' }],
  [{ texto: '' }, {}],
  [{ texto: 'a\0' }, {}],
  [{ texto: ['a'] }, {}],
  [{ texto: 'a'.repeat(201) }, {}],
])('the search of the redirects reads %j as %j', (query, search) => {
  expect(readRedirectsSearch(query)).toEqual({ texto: undefined, pagina: undefined, ...search });
});
