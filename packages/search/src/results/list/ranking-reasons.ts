import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { formatNumber } from '@melhor-escola/config/number-format';
import { site } from '@melhor-escola/config/site';
import { MAX_RANKED_SEATS, relevanceWeights } from '@melhor-escola/domain/relevance-weights';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { formatDistance } from '../../format.ts';
import type { Offer } from '../../offer/offer.ts';
import { pluralize } from '@melhor-escola/domain/count';

/** How a list is ordered, in a sentence. Mirrors the service's order: the same weights. */
export function rankingOrder({ sort = searchDefaults.sort, school }: OfferSearch): string {
  if (sort !== 'relevance') return orders[sort];
  const { rating, discount, partner, seats } = relevanceWeights;
  const likeName =
    school === undefined ? '' : `primeiro, as escolas de nome mais parecido com “${school}”; depois, `;
  return `Ordem por relevância: ${likeName}até ${rating} pontos pela nota das famílias, ${discount} pelo desconto, ${partner} por ser escola parceira e ${seats} pelas vagas.`;
}

/** What an offer has of the order, by weight (product 11); empty if its card says it. */
export function rankingReasons(offer: Offer, { sort = searchDefaults.sort }: OfferSearch): readonly string[] {
  if (sort === 'distance' && offer.distanceInKm !== undefined)
    return [`Fica ${formatDistance(offer.distanceInKm)} do ponto`];
  if (sort !== 'relevance') return [];
  return [
    ratingReason(offer),
    discountReason(offer),
    offer.isPartner
      ? `Parceira do ${site.name}: ${relevanceWeights.partner} pontos`
      : 'Não é escola parceira: nenhum ponto por isso',
    seatsReason(offer),
  ];
}

const orders = {
  'price-asc': 'Você pediu a menor mensalidade com a bolsa primeiro.',
  'price-desc': 'Você pediu a maior mensalidade com a bolsa primeiro.',
  'annual-cost':
    'Você pediu o menor custo no ano primeiro: a matrícula, doze mensalidades com a bolsa e os extras que a escola divulga. O que ela não divulga fica de fora, e cada bolsa diz o que é.',
  discount: 'Você pediu o maior desconto primeiro.',
  rating: 'Você pediu a melhor nota das famílias primeiro.',
  distance: 'Você pediu as mais perto primeiro.',
} as const satisfies Record<Exclude<NonNullable<OfferSearch['sort']>, 'relevance'>, string>;

function ratingReason({ school: { rating } }: Offer): string {
  if (rating.count === 0) return 'Ainda sem avaliações: conta como uma escola mediana';
  return rating.average === undefined
    ? `${pluralize(rating.count, 'avaliação', 'avaliações')}, poucas para uma média: conta quase como uma escola mediana`
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
