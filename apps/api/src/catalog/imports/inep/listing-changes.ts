import type { Pool, PoolClient } from 'pg';
import { countUnconfirmed } from '../../schools/unconfirmed/find-unconfirmed.ts';
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

/** For the report. */
export function describeListing({ left, returned }: ListingCount): string[] {
  const total = [...left.values()].reduce((sum, count) => sum + count, 0);
  const reasons = Array.from(left, ([reason, count]) => `${count} ${reason}`).join(', ');
  return [
    ...(total > 0 ? [`Closed since: ${total} (${reasons}).`] : []),
    ...(returned > 0 ? [`Listed again: ${returned}.`] : []),
  ];
}

/** How many schools a newer census of their state does not confirm. */
export async function describeUnconfirmed(client: PoolClient): Promise<string[]> {
  const count = await countUnconfirmed(client);
  return count === 0
    ? []
    : [`Not confirmed by the latest census of their state: ${count} (/painel/operacao/escolas-fechadas).`];
}

/** Counts the schools that left the directory, by reason, and those that returned. */
export interface ListingCount {
  readonly left: Map<CensusReason, number>;
  returned: number;
}
