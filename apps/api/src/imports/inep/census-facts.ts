import { amenities } from '@melhor-escola/domain/amenity';
import { tagMask, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { stageGroups, type StageGroupKey } from '@melhor-escola/domain/stage';

import type { CsvValues } from '../csv/csv-table.ts';
import type { SchoolAmenities } from './school-record.ts';

/**
 * The yes/no columns that say that a stage is taught. Up to 2024 the census has one column a stage, counting special
 * classes; from 2025 it has them apart, common and special. Either way a stage is taught where any of them is 1.
 */
const stageColumns: Readonly<
  Record<StageGroupKey, { flags: readonly string[]; enrolled: readonly string[] }>
> = {
  infantil: {
    flags: ['in_inf', 'in_inf_cre', 'in_inf_pre', ...apart('creche', 'pre')],
    enrolled: ['qt_mat_inf', 'qt_mat_inf_cre', 'qt_mat_inf_pre'],
  },
  fundamentalI: { flags: ['in_fund_ai', ...apart('fund_ai')], enrolled: ['qt_mat_fund_ai'] },
  fundamentalII: { flags: ['in_fund_af', ...apart('fund_af')], enrolled: ['qt_mat_fund_af'] },
  medio: {
    flags: [
      'in_med',
      ...apart('medio_medio', 'medio_integrado', 'medio_integr', 'medio_normal', 'medio_fic'),
    ],
    enrolled: ['qt_mat_med'],
  },
};

function apart(...stages: readonly string[]): string[] {
  return stages.flatMap((stage) => [`in_comum_${stage}`, `in_esp_exclusiva_${stage}`]);
}

/** A field that nobody filled in is empty or, in some columns, says 'PREENCHIMENTO_VAZIO'. */
function isStated(value: string): boolean {
  return value === '0' || value === '1';
}

/** Bit n: the stage group at place n of `stageGroups` is taught. Enrolments answer where the yes/no columns are empty. */
export function readStages(values: CsvValues): number {
  return stageGroups.reduce((mask, { key }, bit) => {
    const { flags, enrolled } = stageColumns[key];
    const stated = flags.map((column) => values.get(column)).filter(isStated);
    const taught =
      stated.length > 0 ? stated.includes('1') : enrolled.some((column) => Number(values.get(column)) > 0);
    return taught ? mask | (1 << bit) : mask;
  }, 0);
}

/** What the census says the school has or has not. An amenity that is not in the answer is 'não divulgado'. */
export function readAmenities(values: CsvValues): SchoolAmenities {
  const facts: [string, boolean][] = [];
  for (const { slug, censusColumns } of amenities) {
    const stated = censusColumns.map((column) => values.get(column.toLowerCase())).filter(isStated);
    if (stated.length > 0) facts.push([slug, stated.includes('1')]);
  }
  return Object.fromEntries(facts);
}

const tagsByAmenity = [
  'quadra-coberta',
  'piscina',
  'biblioteca',
  'laboratorio-de-ciencias',
  'area-verde',
  'alimentacao',
  'parque-infantil',
] as const satisfies readonly SchoolTagSlug[];

/** The tags that facts decide. Whatever other tags a school has comes from elsewhere and is left alone. */
export const factualTags: number = tagMask([...tagsByAmenity, 'acessivel']);

/** A school is called accessible when it has an accessible toilet and a way up: ramps or a lift. */
export function tagsOfFacts(facts: SchoolAmenities): number {
  const tags: SchoolTagSlug[] = tagsByAmenity.filter((slug) => facts[slug]);
  if (facts['banheiro-acessivel'] && (facts.rampas || facts.elevador)) tags.push('acessivel');
  return tagMask(tags);
}
