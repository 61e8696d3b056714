import type { Pool } from 'pg';
import type { ImportTally } from '../run/import-report.ts';
import { privateDependency, type SchoolRecord } from './school-record.ts';
import type { CensusReason, LeavingSchool } from './unlist-schools.ts';

/** Why a school is not one of ours; undefined when it is. */
export function reasonToLeave(
  { situation, dependency, stageMask }: SchoolRecord,
  wanted: 'private' | 'public' | 'all',
): CensusReason | undefined {
  if (situation !== 'active') return situation;
  if (wanted === 'private' && dependency !== privateDependency) return 'public';
  return stageMask === 0 ? 'no-stages' : undefined;
}

/** What its row says of a school that leaves. */
export function leavingSchool(
  { codEnt, dependency, censusYear }: SchoolRecord,
  leaves: CensusReason,
): LeavingSchool {
  return {
    cod_ent: codEnt,
    leaves,
    administrative_dependency: dependency,
    census_year: censusYear ?? null,
  };
}

/** INEP codes of the stored schools. */
export async function readKnownCodes(pool: Pool): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ cod_ent: number }>(
    'SELECT cod_ent FROM school WHERE cod_ent IS NOT NULL',
  );
  return new Set(rows.map((row) => row.cod_ent));
}

/** Notes which schools left the directory or returned, and how many the latest census of their state does not confirm. */
export function describeListing(
  tally: ImportTally,
  { left, returned }: ListingCount,
  unconfirmed: number,
): void {
  const total = [...left.values()].reduce((sum, count) => sum + count, 0);
  const list = (name: (reason: CensusReason) => string) =>
    Array.from(left, ([reason, count]) => `${count} ${name(reason)}`).join(', ');
  if (total > 0)
    tally.note(`Closed since: ${total} (${list((reason) => reason)}).`, {
      message: `Escolas que saem do site: ${total} (${list((reason) => leavingNames[reason])}).`,
      isLoss: true,
    });
  if (returned > 0)
    tally.note(`Listed again: ${returned}.`, {
      message: `Escolas que voltam ao site: ${returned}.`,
      isLoss: false,
    });
  if (unconfirmed > 0)
    tally.note(
      `Not confirmed by the latest census of their state: ${unconfirmed} (/painel/operacao/escolas-fechadas).`,
      {
        message: `Escolas do site que o Censo mais novo do estado não confirma: ${unconfirmed}. Continuam no site.`,
        isLoss: false,
      },
    );
}

const leavingNames: Readonly<Record<CensusReason, string>> = {
  closed: 'fechadas',
  suspended: 'paradas',
  public: 'que não são mais particulares',
  'no-stages': 'sem etapa da educação básica',
};

/** Counts the schools that left the directory, by reason, and those that returned. */
export interface ListingCount {
  readonly left: Map<CensusReason, number>;
  returned: number;
}
