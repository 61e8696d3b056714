import { formatWholeBRL } from '@melhor-escola/domain/money';
import { formatNumber } from '@melhor-escola/config/number-format';
import { ofStage, grades as allGrades } from '@melhor-escola/domain/stage';
import { pluralize } from '@melhor-escola/domain/count';
import { listParts, quotedFees, stageFees, whereTaught, type Landing, type StageFees } from '../landing.ts';
import { comparison } from '../sentences.ts';
import { ageOfStage } from './stage-facts.ts';

/** A frequent question, with an answer derived from the figures of the place. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions whose answer is known. An empty place has none. */
export function listQuestions(landing: Landing): Question[] {
  return [
    feeQuestion(landing),
    offerQuestion(landing),
    ratedQuestion(landing),
    partQuestion(landing),
    gradeQuestion(landing),
    ageQuestion(landing),
  ].filter((question) => question !== undefined);
}

function feeQuestion(landing: Landing): Question | undefined {
  const { stage, where } = landing;
  const first = quotedFees(landing);
  if (!first) return undefined;
  if (!stage)
    return {
      question: `Quanto custa uma escola particular ${where}?`,
      answer: feeRange(stageFees(landing), landing.summary.lowestPrice),
    };
  const { schools, full, withScholarship, aroundMedian } = first;
  const compared = comparison(full.median, aroundMedian, landing.whereAround);
  return {
    question: `Quanto custa ${stage.determinant} ${stage.name} em escola particular ${where}?`,
    answer: `Metade das escolas cobra até ${formatWholeBRL(full.median, 'full')} por mês (de ${formatWholeBRL(full.lowest, 'full')} a ${formatWholeBRL(full.highest, 'full')}, em ${pluralize(schools, 'escola', 'escolas')}); com bolsa, até ${formatWholeBRL(withScholarship.median)}.${compared ? ` O valor do meio está ${compared}.` : ''}`,
  };
}

/**
 * From the cheapest school of any stage to the dearest. The page's table has the figures of each stage.
 *
 * @param lowestPrice of a scholarship, as in the page's introduction. The table has one price per school, so its lowest may be higher.
 */
function feeRange(all: readonly StageFees[], lowestPrice: number | null): string {
  const lowest = Math.min(...all.map(({ full }) => full.lowest));
  const highest = Math.max(...all.map(({ full }) => full.highest));
  const withScholarship =
    lowestPrice === null ? '' : `; com bolsa, a partir de ${formatWholeBRL(lowestPrice)}`;
  return `De ${formatWholeBRL(lowest, 'full')} a ${formatWholeBRL(highest, 'full')} por mês sem bolsa, conforme a escola e a etapa${withScholarship}. A tabela de mensalidades desta página mostra cada etapa.`;
}

function offerQuestion(landing: Landing): Question | undefined {
  const { offers, schoolsWithOffers, lowestPrice, largestDiscount } = landing.summary;
  if (offers === 0 || lowestPrice === null) return undefined;
  const open = `Há ${pluralize(offers, 'bolsa aberta', 'bolsas abertas')} em ${pluralize(schoolsWithOffers, 'escola', 'escolas')}, a partir de ${formatWholeBRL(lowestPrice)} por mês.`;
  const most = largestDiscount ? ` O maior desconto é de ${largestDiscount}% da mensalidade.` : '';
  return { question: `Quantas bolsas de estudo há ${whereTaught(landing)}?`, answer: open + most };
}

function ratedQuestion(landing: Landing): Question | undefined {
  const [best] = landing.summary.bestRated;
  if (!best) return undefined;
  const average = formatNumber(best.average, { minimum: 1, maximum: 1 });
  return {
    question: `Qual é a escola mais bem avaliada ${whereTaught(landing)}?`,
    answer: `${best.name}, com nota ${average} de 5 em ${pluralize(best.count, 'avaliação', 'avaliações')}. Comparamos só escolas com três avaliações ou mais.`,
  };
}

function partQuestion(landing: Landing): Question | undefined {
  if (landing.kind === 'neighborhood' || landing.kind === 'stage-neighborhood') return undefined;
  const { of, parts } = listParts(landing);
  const [first, second, third] = parts.toSorted((a, b) => b.schools - a.schools);
  if (!first || !second) return undefined;
  const what = { state: 'estado', city: 'cidade', neighborhood: 'bairro' }[of];
  const listed = [first, second, third]
    .filter((part) => part !== undefined)
    .map(({ name, schools }) => `${name} (${pluralize(schools, 'escola', 'escolas')})`);
  return {
    question: `Em que ${what} ${landing.of} há mais escolas particulares${landing.stage ? ` com ${landing.stage.name}` : ''}?`,
    answer: `Em primeiro lugar, ${listed[0]}; depois, ${listed.slice(1).join(' e ')}.`,
  };
}

function gradeQuestion(landing: Landing): Question | undefined {
  const { grades } = landing.summary;
  const [cheapest] = grades.toSorted((a, b) => a.lowestPrice - b.lowestPrice);
  const name = allGrades.find(({ slug }) => slug === cheapest?.grade)?.name;
  if (!landing.stage || !cheapest || !name || grades.length < 2) return undefined;
  return {
    question: `Em que série ${ofStage(landing.stage)} está a bolsa mais barata ${landing.where}?`,
    answer: `${landing.stage.groupSlug === 'ensino-medio' ? 'Na' : 'No'} ${name}: a partir de ${formatWholeBRL(cheapest.lowestPrice)} por mês, em ${pluralize(cheapest.schools, 'escola', 'escolas')} com bolsa para essa série.`,
  };
}

function ageQuestion({ kind, stage }: Landing): Question | undefined {
  if (kind !== 'stage' || !stage) return undefined;
  return {
    question: `Com que idade se faz ${stage.determinant} ${stage.name}?`,
    answer: ageOfStage(stage.groupSlug),
  };
}
