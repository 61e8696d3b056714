import { ApiError } from '@melhor-escola/api-client/api-error';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { saveErrorMessage } from './error-message.ts';
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

const rejected = (status: number, response: ApiError['response']) =>
  new ApiError('', { reason: 'status', status, response });

describe('saveErrorMessage', () => {
  it.each([
    [rejected(409, { code: 'OFFER_SEATS_RESERVED', message: 'Já há 3 vagas reservadas.' }), 'Já há 3 vagas'],
    [rejected(400, { code: 'BAD_REQUEST', message: 'body/seats' }), 'O serviço não conseguiu salvar'],
    [rejected(401, { code: 'UNAUTHORIZED' }), 'Sua sessão terminou'],
    [rejected(403, { code: 'SECOND_FACTOR_REQUIRED' }), 'Confirme que é você'],
    [new ApiError('', { reason: 'network' }), 'A conexão caiu'],
    [new Error('?'), 'Tente de novo'],
  ])('says what to do after %o', (error, message) => {
    expect(saveErrorMessage(error, true)).toContain(message);
    expect(saveErrorMessage(error, false)).toContain('sem internet');
  });
});
