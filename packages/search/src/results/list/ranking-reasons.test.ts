import { offerSorts } from '@melhor-escola/domain/offer-sort';
import { relevanceWeights } from '@melhor-escola/domain/relevance-weights';
import { expect, it } from 'vitest';
import { offerHit } from '../../fixtures/offers.ts';
import { toOffer } from '../../offer/offer.ts';
import { rankingOrder, rankingReasons } from './ranking-reasons.ts';

const offer = toOffer(offerHit());

it('names the weights of the order by relevance, which sum up to 100 points, and their values', () => {
  expect(rankingOrder({})).toBe(
    'Ordem por relevância: até 40 pontos pela nota das famílias, 35 pelo desconto, 15 por ser escola parceira e 10 pelas vagas.',
  );
  expect(Object.values(relevanceWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(rankingReasons(offer, {})).toEqual([
    'Nota 4,5, de 12 avaliações',
    'Desconto de 50%',
    'Parceira do Melhor Escola: 15 pontos',
    '3 vagas ainda',
  ]);
});

it('says so if a reason does not count', () => {
  const plain = toOffer(
    offerHit({
      is_partner: false,
      discount_percentage: 0,
      seats_left: 30,
      school_reviews: { count: 0, ratings_average: 0 },
    }),
  );
  expect(rankingReasons(plain, {})).toEqual([
    'Ainda sem avaliações: conta como uma escola mediana',
    'Sem desconto: nenhum ponto por isso',
    'Não é escola parceira: nenhum ponto por isso',
    '10 vagas ou mais',
  ]);
});

it('puts the similarity of the name first, as the service does', () => {
  expect(rankingOrder({ school: 'girassol' })).toMatch(
    /^Ordem por relevância: primeiro, as escolas de nome mais parecido com “girassol”/,
  );
});

it.each(offerSorts.filter((sort) => sort !== 'relevance'))('says that the visitor chose %s', (sort) => {
  expect(rankingOrder({ sort })).toMatch(/^Você pediu (?:o|a|as) .*primeiro/);
  expect(rankingReasons(offer, { sort })).toEqual([]);
});

it('says how far the offer is when sorted by distance', () => {
  expect(rankingReasons({ ...offer, distanceInKm: 1.24 }, { sort: 'distance' })).toEqual([
    'Fica a\u00a01,2\u00a0km do ponto',
  ]);
});
