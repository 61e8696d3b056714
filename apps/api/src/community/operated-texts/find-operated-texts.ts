import { inArray, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { auditEvent } from '../../platform/database/account-schema.ts';
import type { WaitingCount } from '../../platform/database/count-waiting.ts';
import { school } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { findOpenReports } from '../moderation/report-text.ts';
import type { TextKind, TextRow } from '../moderation/text-kind.ts';
import { findSchool, textSchoolColumns } from '../moderation/text-school.ts';
import { questionKind } from '../questions/question.ts';
import { reviewKind } from '../reviews/review.ts';
import { schoolQuestions, schoolReviews, type SchoolTextKind } from '../school-texts/schema.ts';
import { type OperatedTextBody, type operatedTextsBody, toOperatedText } from './schema.ts';
import { countPages } from '../../platform/http/slice-routes.ts';

const PAGE_SIZE = 50;

const countRow = z.object({ total: z.int() });
/** A time without a zone would be read as local: the statement writes it in UTC. */
const listedRow = z.object({
  kind: z.enum(['question', 'review']),
  id: z.int(),
  since: z.string().nullable(),
});

/**
 * A page of the texts that wait for our team, those that wait longest first; or of all texts about one school, the latest first.
 *
 * @throws {ServiceError} 404 SCHOOL_NOT_FOUND
 */
export async function findOperatedTexts(
  db: NodePgDatabase,
  { school: slug, page: wanted }: { readonly school?: string | undefined; readonly page: number },
): Promise<z.input<typeof operatedTextsBody>> {
  const about = slug === undefined ? undefined : await findSchool(db, slug);
  if (slug !== undefined && !about) throw notFound('School', slug);
  const listed = listTexts(({ table }) => about && sql`${table.schoolId} = ${about.id}`);
  const counted = await db.execute(sql`SELECT count(*)::int AS total FROM ${listed}`);
  const { total } = countRow.parse(counted.rows[0]);
  const pages = countPages(total, PAGE_SIZE);
  const page = Math.min(wanted, pages);
  const order = about ? sql`created_at DESC, kind, id DESC` : sql`since, kind, id`;
  const { rows } = await db.execute(sql`SELECT kind, id, ${utc(sql`since`)} AS since FROM ${listed}
    ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  return {
    school: about ? { slug: about.slug, name: about.name } : null,
    total,
    page,
    pages,
    texts: await readListed(db, z.array(listedRow).parse(rows)),
  };
}

/** How many texts wait for our team, and since when. */
export async function countWaitingTexts(db: NodePgDatabase): Promise<WaitingCount> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count, ${utc(sql`min(since)`)} AS oldest FROM ${listTexts(() => undefined)}`,
  );
  const { count, oldest } = z.object({ count: z.int(), oldest: z.iso.datetime().nullable() }).parse(rows[0]);
  return { count, oldest: oldest === null ? null : new Date(oldest) };
}

/** One text as it is now; undefined if there is none. */
export async function readOperatedText(
  db: NodePgDatabase,
  kind: OperatedTextBody['kind'],
  id: number,
): Promise<OperatedTextBody | undefined> {
  const listed = listTexts(({ name, table }) => sql`${name} = ${kind} AND ${table.id} = ${id}`);
  const { rows } = await db.execute(sql`SELECT kind, id, ${utc(sql`since`)} AS since FROM ${listed}`);
  const [text] = await readListed(db, z.array(listedRow).parse(rows));
  return text;
}

const utc = (time: SQL): SQL => sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type Listed = z.output<typeof listedRow>;

type Kind = Pick<TextKind<never>, 'name' | 'table' | 'reportTable'>;

/**
 * Kind, id, creation and begin of waiting of texts, as a table.
 *
 * @param choose the condition; undefined for those that wait.
 */
function listTexts(choose: (kind: Kind) => SQL | undefined): SQL {
  const ofKind = (kind: Kind): SQL[] => {
    const { name, table } = kind;
    const waits = waitsForTeam(kind);
    const chosen = choose(kind);
    const anyWaits = sql.join(waits, sql` OR `);
    // One condition at a time, so that each has its index: no list of what waits reads all texts.
    return (chosen ? [chosen] : waits).map(
      (condition) => sql`SELECT ${name}::text AS kind, ${table.id} AS id, ${table.createdAt} AS created_at,
        CASE WHEN ${anyWaits} THEN ${waitingSince(kind)} END AS since FROM ${table} WHERE ${condition}`,
    );
  };
  return sql`(${sql.join([...ofKind(questionKind), ...ofKind(reviewKind)], sql` UNION ALL `)}) AS listed`;
}

/** The conditions of which one holds for a text that waits, never both: it is off the page until our team decides, or on it with reports. */
function waitsForTeam({ table, reportTable }: Kind): SQL[] {
  return [
    sql`${table.status} = 'held'`,
    sql`(${table.status} = 'published' AND ${table.id} IN
      (SELECT ${reportTable.textId} FROM ${reportTable} WHERE ${reportTable.resolvedAt} IS NULL))`,
  ];
}

/** The last time our team held it, otherwise its first open report: what has been looked at goes to the end. */
function waitingSince({ name, table, reportTable }: Kind): SQL {
  return sql`coalesce(
    CASE WHEN ${table.status} = 'held' THEN (SELECT max(${auditEvent.createdAt}) FROM ${auditEvent}
      WHERE ${auditEvent.subject} = ${`${name}:`} || ${table.id} AND ${auditEvent.action} = ${`${name}.held`}
      AND ${auditEvent.actor} <> 'system') END,
    (SELECT min(${reportTable.createdAt}) FROM ${reportTable}
      WHERE ${reportTable.textId} = ${table.id} AND ${reportTable.resolvedAt} IS NULL),
    ${table.publishedAt}, ${table.createdAt})`;
}

/** The texts themselves, in the order of the list. */
async function readListed(db: NodePgDatabase, listed: readonly Listed[]): Promise<OperatedTextBody[]> {
  const texts = [
    ...(await readKind(db, schoolQuestions, listed)),
    ...(await readKind(db, schoolReviews, listed)),
  ];
  return listed.flatMap(({ kind, id }) => texts.find((text) => text.kind === kind && text.id === id) ?? []);
}

async function readKind<Row extends TextRow>(
  db: NodePgDatabase,
  text: SchoolTextKind<Row>,
  listed: readonly Listed[],
): Promise<OperatedTextBody[]> {
  const own = listed.filter(({ kind }) => kind === text.kind.name);
  if (own.length === 0) return [];
  const rows = await text.kind.read(
    db,
    own.map(({ id }) => id),
  );
  const schools = await db
    .select(textSchoolColumns)
    .from(school)
    .where(
      inArray(
        school.id,
        rows.map(({ schoolId }) => schoolId),
      ),
    );
  const reports = await findOpenReports(
    db,
    text.kind,
    own.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const about = schools.find(({ id }) => id === row.schoolId);
    const since = own.find(({ id }) => id === row.id)?.since ?? null;
    return about
      ? toOperatedText(text, row, {
          school: about,
          reports: reports.get(row.id) ?? [],
          waitingSince: since === null ? null : new Date(since),
        })
      : [];
  });
}
