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
  expect(rankingReasons(offer)).toEqual([
    { factor: 'rating', label: 'Nota 4,5, de 12 avaliações', points: 32, most: 40 },
    { factor: 'discount', label: 'Desconto de 50%', points: 18, most: 35 },
    { factor: 'partner', label: 'Escola parceira', points: 15, most: 15 },
    { factor: 'seats', label: '3 vagas', points: 3, most: 10 },
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
  expect(rankingReasons(plain).map(({ label, points }) => [label, points])).toEqual([
    ['Sem avaliações: nota média', 28],
    ['Sem desconto', 0],
    ['Não é parceira', 0],
    ['10 vagas ou mais', 10],
  ]);
});

it('puts the similarity of the name first, as the service does', () => {
  expect(rankingOrder({ school: 'girassol' })).toMatch(
    /^Ordem por relevância: primeiro, as escolas de nome mais parecido com “girassol”/,
  );
});

it.each(offerSorts.filter((sort) => sort !== 'relevance'))('says that the visitor chose %s', (sort) => {
  expect(rankingOrder({ sort })).toMatch(/^Você pediu (?:o|a|as) .*primeiro/);
});
