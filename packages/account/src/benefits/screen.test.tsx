import type { Benefit } from '@melhor-escola/api-client/account';
import { describe, expect, it } from 'vitest';
import { benefits } from '../fixtures/benefits.ts';
import { createListPage } from '../fixtures/orders.ts';
import { renderScreen } from '../fixtures/render.tsx';
import { BenefitsScreen } from './screen.tsx';
import { benefitsQuery } from './queries.ts';
import type { BenefitsSearch } from './search-params.ts';

const render = (shown: readonly Benefit[], search: BenefitsSearch = {}) =>
  renderScreen(<BenefitsScreen search={search} />, (queryClient, api) => {
    queryClient.setQueryData(benefitsQuery(api, search).queryKey, createListPage(shown, 1));
  });

describe('BenefitsScreen on the server', () => {
  it('EN-09 shows every benefit under its category', async () => {
    const html = await render(benefits);
    for (const { title, category } of benefits) {
      expect(html).toContain(title);
      expect(html).toMatch(new RegExp(`<h2[^>]*>${category}</h2>`));
    }
  });

  it('links from an empty category to all benefits', async () => {
    const html = await render([], { categoria: 'Transporte' });
    expect(html).toContain('Transporte');
    expect(html).toMatch(/<a[^>]*href="\/meus-beneficios"/);
  });
});
