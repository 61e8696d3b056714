import type { UnlistedReason } from '@melhor-escola/domain/school-listing';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Events } from '../../../platform/database/events.ts';
import type { LineProblem } from '../csv/csv-table.ts';
import type { BatchOutcome, Numbered, SkippedRow } from '../run/csv-import.ts';
import { type Dependency, privateDependency } from './school-record.ts';
import { schoolColumns, type SchoolRow } from './school-row.ts';
import { otherFactYears } from './merge-school.ts';

/** Why a census takes a school out of the directory. One that it lacks is our team's to decide (`schools/unconfirmed`). */
export type CensusReason = Exclude<UnlistedReason, 'absent'>;

/** A known school that a file reports as no longer one of ours. */
export interface LeavingSchool {
  readonly cod_ent: number;
  readonly leaves: CensusReason;
  readonly administrative_dependency: Dependency;
  readonly census_year: number | null;
}

const notActive: LineProblem = { reason: 'not in activity', advice: 'A escola não está em funcionamento.' };

/** Why rows of schools that are not stored, or stay, are skipped. */
export const skippedBecause: Readonly<Record<CensusReason, LineProblem>> = {
  closed: notActive,
  suspended: notActive,
  public: { reason: 'not a private school', advice: 'A escola não é particular.' },
  'no-stages': {
    reason: 'no stage from kindergarten to high school',
    advice: 'A escola não tem nenhuma etapa da educação infantil ao ensino médio.',
  },
};

/** Why an older file changes nothing of a school. */
export const newerCensus: LineProblem = {
  reason: 'a newer census is stored',
  advice: 'Já temos um Censo mais novo desta escola.',
};

/**
 * Whether a census of this year is older than what decides about the school: the census that is stored of it, or the one for whose lack of it
 * our team took it out of the directory.
 *
 * @param year null for a Catálogo, which has none.
 */
export function isOlderCensus(
  year: number | null,
  stored: Pick<SchoolRow, 'census_year' | 'unlisted_reason' | 'unlisted_year'>,
): boolean {
  if (year === null) return false;
  const absentIn = stored.unlisted_reason === 'absent' ? stored.unlisted_year : null;
  return year < Math.max(stored.census_year ?? year, absentIn ?? year);
}

type StoredSchool = SchoolRow & { readonly id: number };

/**
 * Takes known schools out of the directory, with what a newer file says of them; other facts stay, with their years. A
 * school that was public when it was imported stays: an operator asked for it.
 *
 * @param left counts the schools that were listed until now, by reason.
 */
export async function unlistSchools(
  client: PoolClient,
  rows: readonly Numbered<LeavingSchool>[],
  {
    left,
    events,
  }: { readonly left: Map<CensusReason, number>; readonly events: Pick<Events, 'schoolsUnlisted'> },
): Promise<BatchOutcome> {
  const skipped: SkippedRow[] = [];
  if (rows.length === 0) return { new: 0, changed: 0, unchanged: 0, skipped };
  const names = schoolColumns.map(([column]) => column).join(', ');
  const { rows: known } = await client.query<StoredSchool>(
    `SELECT id, ${names} FROM school WHERE cod_ent = ANY($1) ORDER BY id FOR UPDATE`,
    [rows.map(({ row }) => row.cod_ent)],
  );
  const stored = new Map(known.map((school) => [school.cod_ent, school]));
  const write: (ReturnType<typeof leftRow> & { readonly wasListed: boolean })[] = [];
  let unchanged = 0;
  for (const { line, row } of rows) {
    const school = stored.get(row.cod_ent);
    const reason = school ? reasonToStay(row, school) : skippedBecause[row.leaves];
    if (!school || reason !== undefined) {
      skipped.push({ line, ...(reason ?? skippedBecause[row.leaves]), broken: false });
      continue;
    }
    const isSame =
      school.unlisted_reason === row.leaves &&
      school.administrative_dependency === row.administrative_dependency &&
      school.census_year === row.census_year;
    if (isSame) unchanged += 1;
    else write.push({ ...leftRow(row, school), wasListed: school.unlisted_reason === null });
  }
  await client.query(
    `UPDATE school SET administrative_dependency = r.administrative_dependency, census_year = r.census_year,
       fact_years = r.fact_years, unlisted_reason = r.unlisted_reason, unlisted_year = r.unlisted_year,
       unlisted_at = coalesce(school.unlisted_at, now()), updated_at = now()
     FROM json_to_recordset($1) AS r (id int, administrative_dependency smallint, census_year smallint,
       fact_years jsonb, unlisted_reason text, unlisted_year smallint)
     WHERE school.id = r.id`,
    [JSON.stringify(write)],
  );
  const leaving = write.filter(({ wasListed }) => wasListed);
  for (const { unlisted_reason: reason } of leaving) left.set(reason, (left.get(reason) ?? 0) + 1);
  await events.schoolsUnlisted(
    drizzle({ client }),
    new Map(leaving.map((row) => [row.id, { reason: row.unlisted_reason, year: row.unlisted_year }])),
  );
  return { new: 0, changed: write.length, unchanged, skipped };
}

function reasonToStay(row: LeavingSchool, stored: StoredSchool): LineProblem | undefined {
  if (row.census_year === null && stored.census_year !== null)
    return {
      reason: `${skippedBecause[row.leaves].reason} by the Catálogo, which has no year: the stored census decides`,
      advice: `${skippedBecause[row.leaves].advice} É o que diz o Catálogo, que não tem ano: vale o Censo guardado.`,
    };
  if (isOlderCensus(row.census_year, stored)) return newerCensus;
  const wasPublic = stored.unlisted_reason === null && stored.administrative_dependency !== privateDependency;
  return row.leaves === 'public' && wasPublic ? skippedBecause.public : undefined;
}

function leftRow(row: LeavingSchool, stored: StoredSchool) {
  const facts = [
    ...(stored.street === null ? [] : ['address']),
    ...(stored.stage_mask === 0 ? [] : ['stages']),
  ];
  const years = otherFactYears(
    [...facts, ...(stored.enrollments === null ? [] : ['enrollments']), ...Object.keys(stored.amenities)],
    stored,
    row.census_year,
  );
  return {
    id: stored.id,
    administrative_dependency: row.administrative_dependency,
    census_year: row.census_year,
    fact_years: years,
    unlisted_reason: row.leaves,
    // Since when, as long as later years repeat it.
    unlisted_year: stored.unlisted_reason === row.leaves ? stored.unlisted_year : row.census_year,
  };
}
