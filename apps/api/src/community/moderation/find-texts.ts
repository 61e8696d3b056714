import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { school } from '../../platform/database/schema.ts';
import type { TextStatus } from '../../platform/database/text-schema.ts';
import type { TextKind, TextRow } from './text-kind.ts';
import { type TextSchool, textSchoolColumns } from './text-school.ts';

/** Filters of the moderator's list. */
export interface TextFilter {
  readonly status?: TextStatus | undefined;
  /** A school's slug. */
  readonly school?: string | undefined;
  readonly id?: number | undefined;
  /** Whether the school has answered. */
  readonly answered?: boolean | undefined;
}

/** A text for the moderator. */
export interface ModeratedText<Row extends TextRow> {
  readonly row: Row;
  readonly school: TextSchool;
  /** Unresolved reports, oldest first. */
  readonly reports: readonly TextKind<Row>['reportTable']['$inferSelect'][];
}

/** A page of texts for the moderator, latest first, and their total number. */
export async function findTexts<Row extends TextRow>(
  db: NodePgDatabase,
  kind: TextKind<Row>,
  filter: TextFilter & { readonly page: number; readonly size: number },
): Promise<{ readonly texts: readonly ModeratedText<Row>[]; readonly total: number }> {
  const { table } = kind;
  const condition = filterCondition(kind, filter);
  const [countRow] = await db
    .select({ total: count() })
    .from(table)
    .innerJoin(school, eq(school.id, table.schoolId))
    .where(condition);
  const found = await db
    .select({ id: table.id, school: textSchoolColumns })
    .from(table)
    .innerJoin(school, eq(school.id, table.schoolId))
    .where(condition)
    .orderBy(desc(table.id))
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size);
  const ids = found.map(({ id }) => id);
  const rows = new Map((await kind.read(db, ids)).map((row) => [row.id, row]));
  const reports = await openReports(db, kind, ids);
  const texts = found.flatMap(({ id, school: about }) => {
    const row = rows.get(id);
    return row ? [{ row, school: about, reports: reports.get(id) ?? [] }] : [];
  });
  return { texts, total: countRow?.total ?? 0 };
}

function filterCondition(
  { table, answer }: Pick<TextKind<never>, 'table' | 'answer'>,
  { id, status, school: slug, answered }: TextFilter,
): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(table.id, id),
    status === undefined ? undefined : eq(table.status, status),
    slug === undefined ? undefined : eq(school.slug, slug),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(answer.column),
  );
}

async function openReports(
  db: NodePgDatabase,
  { reportTable }: Pick<TextKind<never>, 'reportTable'>,
  ids: readonly number[],
) {
  const rows = await db
    .select()
    .from(reportTable)
    .where(and(inArray(reportTable.textId, [...ids]), isNull(reportTable.resolvedAt)))
    .orderBy(asc(reportTable.id));
  return Map.groupBy(rows, ({ textId }) => textId);
}
