import { formatNumber } from '@melhor-escola/config/number-format';
import { forTheGrade, gradeAt, grades, ofTheGrade, type Grade } from '../schools/stage.ts';
import { roundUpToReais, type Centavos } from './money.ts';

/**
 * What loses a scholarship before its stage ends: the one text of the terms of use and of the path.
 */
export const scholarshipLossRule =
  'A escola pode suspender o desconto se as mensalidades não forem pagas em dia ou se as regras dela não forem cumpridas.';

/**
 * Consumer inflation of the last five whole years in percent (IPCA, December to December: IBGE, published on 9 January 2026). Schools
 * set their own fees (Lei 9.870/1999, art. 1); no register has how much each one raised them, so a readjustment is shown as a band
 * between the lowest and the highest of these years.
 */
const yearlyInflation: ReadonlyMap<number, number> = new Map([
  [2021, 10.06],
  [2022, 5.79],
  [2023, 4.62],
  [2024, 4.83],
  [2025, 4.26],
]);

/** A school year under a scholarship. */
export interface PathYear {
  /** Such as 2027. */
  readonly year: number;
  readonly grade: Grade;
  /** What a month costs in centavos, if the fee rises each year by the lowest and by the highest inflation; the first year's is today's. */
  readonly lowest: Centavos;
  readonly highest: Centavos;
}

/** The years of a scholarship, until its stage ends. */
export interface ScholarshipPath {
  /** What a month costs with the scholarship today, in centavos. */
  readonly monthly: Centavos;
  /** At least one, the year of the offer first. */
  readonly years: readonly PathYear[];
}

/** Where a path begins. */
export interface PathStart {
  readonly grade: Grade;
  /** The school year of the offer. */
  readonly year: number;
  /** What a month costs with the scholarship, in centavos. */
  readonly monthly: Centavos;
}

/**
 * The rule of every scholarship as years: the percentage stays until the last grade of the stage, whatever the fee. The price with the
 * scholarship therefore rises by the same percentage as the fee.
 *
 * @param amounts `whole` reais while browsing, rounded up, or `exact` centavos (`formatBRL` has the rule).
 */
export function scholarshipPath(
  { grade, year: firstYear, monthly }: PathStart,
  amounts: 'whole' | 'exact',
): ScholarshipPath {
  const round = amounts === 'whole' ? roundUpToReais : Math.round;
  const { lowest, highest } = inflationBand();
  const remaining = grades.filter(({ stage: slug, order }) => slug === grade.stage && order >= grade.order);
  return {
    monthly: round(monthly),
    years: remaining.map((one, index) => ({
      year: firstYear + index,
      grade: one,
      lowest: round(raised(round(monthly), lowest.percent, index)),
      highest: round(raised(round(monthly), highest.percent, index)),
    })),
  };
}

/** A fee after some years, in centavos and not rounded but for the error of floating point, which must not add a real. */
function raised(fee: Centavos, percent: number, years: number): number {
  return Number((fee * (1 + percent / 100) ** years).toFixed(6));
}

interface YearInflation {
  readonly year: number;
  readonly percent: number;
}

function inflationBand(): Readonly<Record<'lowest' | 'highest', YearInflation>> {
  const [first, ...rest] = [...yearlyInflation].map(([year, percent]) => ({ year, percent }));
  if (!first) throw new Error('yearlyInflation has no year: add the last five.');
  return {
    lowest: rest.reduce((least, one) => (one.percent < least.percent ? one : least), first),
    highest: rest.reduce((most, one) => (one.percent > most.percent ? one : most), first),
  };
}

/** A year of the path as a page shows it. */
export interface PathStep {
  /** The school year: '2027'. */
  readonly name: string;
  /** The grade: '6º ano'. */
  readonly detail: string;
  /** What a month costs today: 'R$ 850', or 'Nada' with a full scholarship. */
  readonly amount: string;
  /** 'de R$ 887 a R$ 936 com reajuste'; absent in the first year and with a full scholarship. */
  readonly range?: string;
  /** The range on a scale from 0 to the highest amount of the path, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The steps of a path. @param format an amount, by the same rule as the path's rounding. */
export function pathSteps(
  { monthly, years }: ScholarshipPath,
  format: (amount: Centavos) => string,
): PathStep[] {
  const scale = Math.max(1, ...years.map(({ highest }) => highest));
  return years.map(({ year, grade, lowest, highest }, index) => ({
    name: String(year),
    detail: grade.name,
    amount: monthly > 0 ? format(monthly) : 'Nada',
    ...(index > 0 && monthly > 0 && { range: `de ${format(lowest)} a ${format(highest)} com reajuste` }),
    from: lowest / scale,
    to: highest / scale,
  }));
}

/** 'A bolsa acaba no fim do 9º ano, em dezembro de 2030. Depois, para a 1ª série, é preciso procurar outra.' Empty without a year. */
export function describePathEnd({ years }: ScholarshipPath): string {
  const last = years.at(-1);
  if (!last) return '';
  const next = gradeAt(last.grade.order + 1);
  const end = `A bolsa acaba no fim ${ofTheGrade(last.grade)}, em dezembro de ${last.year}.`;
  return next ? `${end} Depois, ${forTheGrade(next)}, é preciso procurar outra.` : end;
}

/** What stays, what may change, and from which source the band is. */
export function describeReadjustment({ monthly, years }: ScholarshipPath): string {
  const rule = 'A porcentagem da bolsa continua a mesma até lá.';
  if (monthly === 0) return `${rule} Sem mensalidade, um reajuste não muda o que você paga.`;
  if (years.length < 2) return rule;
  const { lowest, highest } = inflationBand();
  const covered = [...yearlyInflation.keys()];
  return (
    `${rule} A mensalidade pode subir a cada ano, e quem decide quanto é a escola. A faixa é uma estimativa: como ficaria se ela ` +
    `subisse todo ano a menor ou a maior inflação (IPCA) de ${Math.min(...covered)} a ${Math.max(...covered)}, ` +
    `${describeInflation(lowest)} ou ${describeInflation(highest)}. Fonte: IBGE.`
  );
}

/** '4,26% (2025)'. */
function describeInflation({ percent, year }: YearInflation): string {
  return `${formatNumber(percent, { minimum: 2 })}% (${year})`;
}
