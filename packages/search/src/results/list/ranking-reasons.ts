import { formatNumber } from '@melhor-escola/config/number-format';
import { site } from '@melhor-escola/config/site';
import { MAX_RANKED_SEATS, relevanceWeights } from '@melhor-escola/domain/relevance-weights';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { formatDistance } from '../../format.ts';
import type { Offer } from '../../offer/offer.ts';
import { pluralize } from '@melhor-escola/domain/count';
import type { ResultsSearch } from '../search-params.ts';

/** The reasons for an offer's position (product 11). */
export interface RankingReasons {
  /** Name of the order. */
  readonly order: string;
  /** Its values for this offer, by weight; empty if the order is self-explanatory. */
  readonly reasons: readonly string[];
}

/** Mirrors the service's order: the same weights, with this offer's values. */
export function rankingReasons(offer: Offer, search: ResultsSearch): RankingReasons {
  const sort = search.sort ?? searchDefaults.sort;
  if (sort !== 'relevance') return { order: orders[sort](offer), reasons: [] };
  const { rating, discount, partner, seats } = relevanceWeights;
  const likeName =
    search.school === undefined
      ? ''
      : `primeiro, as escolas de nome mais parecido com “${search.school}”; depois, `;
  return {
    order: `Ordem por relevância: ${likeName}até ${rating} pontos pela nota das famílias, ${discount} pelo desconto, ${partner} por ser escola parceira e ${seats} pelas vagas.`,
    reasons: [
      ratingReason(offer),
      discountReason(offer),
      offer.isPartner
        ? `Parceira do ${site.name}: ${partner} pontos`
        : 'Não é escola parceira: nenhum ponto por isso',
      seatsReason(offer),
    ],
  };
}

const orders = {
  'price-asc': () => 'Você pediu a menor mensalidade com a bolsa primeiro.',
  'price-desc': () => 'Você pediu a maior mensalidade com a bolsa primeiro.',
  'annual-cost': () =>
    'Você pediu o menor custo no ano primeiro: a matrícula e doze mensalidades com a bolsa, sem extras.',
  discount: () => 'Você pediu o maior desconto primeiro.',
  rating: () => 'Você pediu a melhor nota das famílias primeiro.',
  distance: ({ distanceInKm }: Offer) =>
    distanceInKm === undefined
      ? 'Você pediu as mais perto primeiro.'
      : `Você pediu as mais perto primeiro: esta fica ${formatDistance(distanceInKm)} do ponto.`,
} as const satisfies Record<
  Exclude<NonNullable<ResultsSearch['sort']>, 'relevance'>,
  (offer: Offer) => string
>;

function ratingReason({ school: { rating } }: Offer): string {
  return rating.count === 0
    ? 'Ainda sem avaliações: conta como uma escola mediana'
    : `Nota ${formatNumber(rating.average, { minimum: 1 })}, de ${pluralize(rating.count, 'avaliação', 'avaliações')}`;
}

function discountReason({ price }: Offer): string {
  const percent = Math.floor(price.discount);
  return percent > 0 ? `Desconto de ${percent}%` : 'Sem desconto: nenhum ponto por isso';
}

function seatsReason({ seatsLeft }: Offer): string {
  return seatsLeft >= MAX_RANKED_SEATS
    ? `${MAX_RANKED_SEATS} vagas ou mais`
    : `${pluralize(seatsLeft, 'vaga', 'vagas')} ainda`;
}
