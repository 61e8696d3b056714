import { amenities } from '@melhor-escola/domain/amenity';
import { stageGroups, type StageGroupKey } from '@melhor-escola/domain/stage';

import type { CsvValues } from '../csv/csv-table.ts';
import type { SchoolAmenities } from './school-record.ts';

/**
 * Yes/no columns that state whether a stage is taught. Until 2024 the census has one column per stage, including
 * special classes; since 2025 it has separate columns for common and special classes. A stage is taught if any of
 * them is 1.
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

/** Every column above: a file of one layout has some of them. */
export const stageColumnNames: readonly string[] = Object.values(stageColumns).flatMap(
  ({ flags, enrolled }) => [...flags, ...enrolled],
);

function apart(...stages: readonly string[]): string[] {
  return stages.flatMap((stage) => [`in_comum_${stage}`, `in_esp_exclusiva_${stage}`]);
}

/** An unanswered field is empty or, in some columns, 'PREENCHIMENTO_VAZIO'. */
function isStated(value: string): boolean {
  return value === '0' || value === '1';
}

/**
 * Bit n: the stage group at index n of `stageGroups` is taught. Falls back to enrollments when the yes/no columns are
 * empty. `undefined` when the file states nothing about stages.
 */
export function readStages(values: CsvValues): number | undefined {
  const taught = stageGroups.map(({ key }) => isTaught(values, stageColumns[key]));
  if (taught.every((stage) => stage === undefined)) return undefined;
  return taught.reduce((mask: number, stage, bit) => (stage ? mask | (1 << bit) : mask), 0);
}

function isTaught(
  values: CsvValues,
  { flags, enrolled }: (typeof stageColumns)[StageGroupKey],
): boolean | undefined {
  const stated = flags.map((column) => values.get(column)).filter(isStated);
  if (stated.length > 0) return stated.includes('1');
  const counts = enrolled.map((column) => values.get(column)).filter((count) => /^\d+$/u.test(count));
  return counts.length > 0 ? counts.some((count) => Number(count) > 0) : undefined;
}

/** Facts stated by the census. An amenity without an entry is 'não divulgado'. */
export function readAmenities(values: CsvValues): SchoolAmenities {
  const facts: [string, boolean][] = [];
  for (const { slug, censusColumns } of amenities) {
    const stated = censusColumns.map((column) => values.get(column.toLowerCase())).filter(isStated);
    if (stated.length > 0) facts.push([slug, stated.includes('1')]);
  }
  return Object.fromEntries(facts);
}
