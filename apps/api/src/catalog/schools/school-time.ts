import { cityTimeZone, timeZoneRules, type TimeZone } from '@melhor-escola/domain/time-zone';
import { getStateByUf } from '@melhor-escola/domain/state';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { school } from '../../platform/database/schema.ts';

/** The time zone of a school's municipality. @throws when there is no such school: a programming error. */
export async function findSchoolTimeZone(db: NodePgDatabase, schoolId: number): Promise<TimeZone> {
  const [found] = await db.select({ cityId: school.cityId }).from(school).where(eq(school.id, schoolId));
  if (!found) throw new Error(`School ${schoolId} is gone.`);
  return cityTimeZone(found.cityId);
}

/**
 * The day of a moment at a school, as `localDay` of the domain, for statements about many schools.
 *
 * @param moment a timestamp with time zone.
 * @param cityId the municipality's IBGE code, of which the first two digits are the state's.
 */
export function localDayAt(moment: SQL | PgColumn, cityId: PgColumn): SQL {
  const cases = timeZoneRules.flatMap(({ zone, cities, states }) => [
    ...(cities.length > 0 ? [{ when: sql`${cityId} IN (${integers(cities)})`, zone }] : []),
    ...(states.length > 0
      ? [
          {
            when: sql`${cityId} / 100000 IN (${integers(states.map((uf) => getStateByUf(uf).ibgeCode))})`,
            zone,
          },
        ]
      : []),
  ]);
  const ofCity = sql.join(
    cases.map(({ when, zone }) => sql`WHEN ${when} THEN ${sql.raw(`'${zone}'`)}`),
    sql` `,
  );
  return sql`(${moment} AT TIME ZONE CASE ${ofCity} ELSE 'America/Sao_Paulo' END)::date`;
}

/** Constants, so that one expression is the same in SELECT and GROUP BY. */
const integers = (values: readonly number[]): SQL => sql.raw(values.join(', '));
