import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOffers } from './offer.fixture.ts';
import { offersQuery } from './queries.ts';
import { OffersScreen } from './screen.tsx';

const render = (offers: typeof fixtureOffers) =>
  renderScreen({
    screen: <OffersScreen slug="colegio-girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(offersQuery(fixtureApi(), 'colegio-girassol').queryKey, offers);
    }),
  });

describe('OffersScreen on the server', () => {
  it('can be read without JavaScript', async () => {
    const html = await render(fixtureOffers);
    for (const text of ['R$\u00A01.477,23', '20,15%', '7 de 10', '31/03/2099', 'Sem vagas', 'Encerrada'])
      expect(html).toContain(text);
    expect(html).toContain('ative o JavaScript');
  });

  it('says what a first scholarship brings', async () => {
    expect(await render({ ...fixtureOffers, offers: [], total: 0 })).toContain('Nenhuma bolsa ainda');
  });

  it('says how many offers it does not show', async () => {
    expect(await render({ ...fixtureOffers, total: 1_200 })).toContain('Aqui estão 3 de 1.200 bolsas.');
  });
});
