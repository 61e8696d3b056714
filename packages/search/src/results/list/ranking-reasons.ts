import { formatNumber } from '@melhor-escola/config/number-format';
import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { MAX_RANKED_SEATS, relevancePoints, relevanceWeights } from '@melhor-escola/domain/relevance-weights';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { Offer } from '../../offer/offer.ts';
import { pluralize } from '@melhor-escola/domain/count';

/** How a list is ordered, in a short paragraph. Mirrors the service's order: the same weights. */
export function rankingOrder({ sort = searchDefaults.sort, school }: OfferSearch): string {
  if (sort !== 'relevance') return orders[sort];
  const { rating, discount, partner, seats } = relevanceWeights;
  const likeName =
    school === undefined ? '' : `primeiro, as escolas de nome mais parecido com “${school}”; depois, `;
  return `Ordem por relevância: ${likeName}até ${rating} pontos pela nota das famílias, ${discount} pelo desconto, ${partner} por ser escola parceira e ${seats} pelas vagas.`;
}

/** What an offer has of one factor of the order by relevance. */
export interface RankingReason {
  readonly factor: keyof typeof relevanceWeights;
  readonly label: string;
  /** Whole points, of at most `most`. */
  readonly points: number;
  readonly most: number;
}

/** What an offer has of the order by relevance, by factor (product 11). */
export function rankingReasons({ school, price, isPartner, seatsLeft }: Offer): readonly RankingReason[] {
  const points = relevancePoints({
    isPartner,
    discountPercentage: price.discount,
    rating: school.rating,
    seatsLeft,
  });
  const reason = (factor: RankingReason['factor'], label: string) => ({
    factor,
    label,
    points: Math.round(points[factor]),
    most: relevanceWeights[factor],
  });
  const percent = Math.floor(price.discount);
  return [
    reason('rating', ratingLabel(school.rating)),
    reason('discount', percent > 0 ? `Desconto de ${percent}%` : 'Sem desconto'),
    reason('partner', isPartner ? 'Escola parceira' : 'Não é parceira'),
    reason(
      'seats',
      seatsLeft >= MAX_RANKED_SEATS
        ? `${MAX_RANKED_SEATS} vagas ou mais`
        : pluralize(seatsLeft, 'vaga', 'vagas'),
    ),
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

/** Too few reviews count like none: as a school in the middle. */
function ratingLabel({ average, count }: Offer['school']['rating']): string {
  if (count === 0) return 'Sem avaliações: nota média';
  return average === undefined
    ? `${pluralize(count, 'avaliação', 'avaliações')}, poucas: nota média`
    : `Nota ${formatNumber(average, { minimum: 1 })}, de ${pluralize(count, 'avaliação', 'avaliações')}`;
}
