import { states } from '@melhor-escola/domain/state';
import { type Database, inTransaction } from '../platform/database/database.ts';

/**
 * Recounts the directory's figures (EN-10) for every state and, under '', for the country: open offers with a seat,
 * partner schools, and students enrolled with a scholarship, which only demonstration data has (the reserved seats of
 * its offers). Only rows with changed figures get the next version.
 */
export async function refreshDirectoryTotals(database: Database): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `WITH offers AS (
         SELECT c.uf,
                count(*) FILTER (WHERE o.valid_until >= current_date AND o.seats_left > 0) AS active,
                coalesce(sum(o.seats_total - o.seats_left) FILTER (WHERE o.demo), 0) AS enrolled
         FROM offer o JOIN city c ON c.id = o.city_id GROUP BY c.uf
       ), partners AS (
         SELECT c.uf, count(*) FILTER (WHERE s.is_partner AND s.unlisted_reason IS NULL) AS schools, bool_or(s.demo) AS demonstration
         FROM school s JOIN city c ON c.id = s.city_id GROUP BY c.uf
       ), by_state AS (
         SELECT uf::char(2) AS uf, coalesce(active, 0) AS active, coalesce(enrolled, 0) AS enrolled,
                coalesce(schools, 0) AS schools, coalesce(demonstration, false) AS demonstration
         FROM unnest($1::text[]) AS uf LEFT JOIN offers USING (uf) LEFT JOIN partners USING (uf)
       ), totals AS (
         SELECT * FROM by_state
         UNION ALL SELECT '', sum(active), sum(enrolled), sum(schools), bool_or(demonstration) FROM by_state
       )
       INSERT INTO directory_total AS t (uf, active_offers, enrolled_students, partner_schools, demonstration)
       SELECT uf, active, enrolled, schools, demonstration FROM totals
       ON CONFLICT (uf) DO UPDATE
       SET active_offers = excluded.active_offers, enrolled_students = excluded.enrolled_students,
           partner_schools = excluded.partner_schools, demonstration = excluded.demonstration,
           version = t.version + 1
       WHERE (t.active_offers, t.enrolled_students, t.partner_schools, t.demonstration)
             IS DISTINCT FROM (excluded.active_offers, excluded.enrolled_students, excluded.partner_schools,
                               excluded.demonstration)`,
      [states.map((state) => state.uf)],
    );
  });
}

/**
 * Replaces autovacuum, which the embedded engine lacks: updates planner statistics, and the visibility map that
 * index-only scans need.
 */
export async function vacuumTables(database: Database): Promise<void> {
  const client = await database.sessions.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM (ANALYZE) city, neighborhood, school, offer, review, directory_total');
    await client.query('RESET statement_timeout');
  } finally {
    client.release();
  }
}
