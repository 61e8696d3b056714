import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { pluralize, formatCount } from '@melhor-escola/domain/count';
import type { Landing } from './landing.ts';
import { startsFromCity } from './search-params.ts';

/** The page's heading: 'Escolas particulares em Araguaína', 'Ensino Médio particular em Araguaína'. */
export function landingHeading(landing: Landing): string {
  const { stage, where, kind } = landing;
  if (kind === 'country') return 'Escolas particulares no Brasil';
  if (kind === 'all-stages') return 'Da creche ao Ensino Médio: as quatro etapas da escola';
  if (kind === 'stage' && stage) return `${stage.name}: escolas particulares e bolsas`;
  return stage ? `${stage.name} particular ${where}` : `Escolas particulares ${where}`;
}

/** '26 escolas particulares, 20 delas com bolsa: 213 bolsas, a partir de R$ 350 por mês.' */
export function landingLead(landing: Landing): string {
  const { schools, schoolsWithOffers, offers, lowestPrice } = landing.summary;
  const listed = pluralize(schools, 'escola particular', 'escolas particulares');
  // The heading names the start city; the figures are national.
  const scope = startsFromCity(landing.filter) ? 'No Brasil, ' : '';
  if (offers === 0 || lowestPrice === null) return `${scope}${listed}. Nenhuma tem bolsa aberta hoje.`;
  const found = `${pluralize(offers, 'bolsa', 'bolsas')} a partir de ${formatWholeBRL(lowestPrice)} por mês`;
  if (schools === 1) return `${scope}${listed}, com ${found}.`;
  return `${scope}${listed}, ${withOffers(schools, schoolsWithOffers)}: ${found}.`;
}

function withOffers(schools: number, some: number): string {
  if (some >= schools) return 'todas com bolsa';
  return `${formatCount(some)} delas com bolsa`;
}

/** 'Ver as 213 bolsas', 'Ver a bolsa'. */
export function landingActionLabel({ summary: { offers } }: Landing): string {
  return offers === 1 ? 'Ver a bolsa' : `Ver as ${formatCount(offers)} bolsas`;
}

/** Text of an empty place: 'Ainda não há escolas particulares com Ensino Médio no Setor Central, Araguaína'. */
export function emptySentence(landing: Landing): string {
  const { stage, where } = landing;
  return `Ainda não temos escolas particulares ${stage ? `com ${stage.name} ` : ''}${where}`;
}

/** '12% abaixo do valor do meio em Minas Gerais (R$ 980)'; `undefined` without a comparison. */
export function comparison(
  median: Centavos,
  around: Centavos | undefined,
  whereAround: string | undefined,
): string | undefined {
  if (!around || !whereAround) return undefined;
  const apart = difference(median, around);
  if (apart === undefined) return `igual ao valor do meio ${whereAround}`;
  return `${apart} do valor do meio ${whereAround} (${formatWholeBRL(around, 'full')})`;
}

/** The short form for a table whose footnote names the comparison: '12% abaixo de R$ 980', 'o mesmo valor'. */
export function shortComparison(median: Centavos, around: Centavos): string {
  const apart = difference(median, around);
  return apart === undefined ? 'o mesmo valor' : `${apart} de\u00A0${formatWholeBRL(around, 'full')}`;
}

/** '12% abaixo', '3% acima'; `undefined` for less than half a percent. */
function difference(median: Centavos, around: Centavos): string | undefined {
  const percent = Math.round((Math.abs(median - around) / around) * 100);
  return percent === 0 ? undefined : `${percent}% ${median < around ? 'abaixo' : 'acima'}`;
}
