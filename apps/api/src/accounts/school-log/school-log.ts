import { cityTimeZone } from '@melhor-escola/domain/time-zone';
import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { account, auditEvent } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { operatorAccount, schoolMember } from '../../platform/database/panel-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { offer, review, school } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import type { PanelSchool } from '../../platform/http/panel-caller.ts';
import { loggedActions, type schoolLogBody } from './schema.ts';

const PAGE_SIZE = 30;

/** How much of the text of a question or a review the log shows. */
const MAX_TEXT_LENGTH = 60;

const action = z.enum(loggedActions);

/** One page of the audit trail of a school. Names only its present members: others may have typed anything as their name. */
export async function findSchoolLog(
  db: NodePgDatabase,
  { id: schoolId, slug }: PanelSchool,
  before: number | undefined,
): Promise<z.input<typeof schoolLogBody>> {
  const rows = await db
    .select({
      event: auditEvent,
      name: account.name,
      about: sql<string | null>`coalesce(
        ${offer.title},
        ${scholarshipOrder.code},
        'pedido ' || ${idAfter('visit:', auditEvent.subject)},
        ${beginning(question.text)},
        ${beginning(review.testimonial)})`,
      isMember: sql<boolean>`${schoolMember.accountId} IS NOT NULL`,
      isOperator: sql<boolean>`${operatorAccount.accountId} IS NOT NULL OR ${auditEvent.actor} = 'operator'`,
    })
    .from(auditEvent)
    .leftJoin(account, eq(account.id, idAfter('account:', auditEvent.actor)))
    .leftJoin(offer, eq(offer.id, idAfter('offer:', auditEvent.subject)))
    .leftJoin(scholarshipOrder, eq(scholarshipOrder.id, idAfter('order:', auditEvent.subject)))
    .leftJoin(
      question,
      and(eq(question.id, idAfter('question:', auditEvent.subject)), eq(question.status, 'published')),
    )
    .leftJoin(
      review,
      and(eq(review.id, idAfter('review:', auditEvent.subject)), eq(review.status, 'published')),
    )
    .leftJoin(operatorAccount, eq(operatorAccount.accountId, account.id))
    .leftJoin(schoolMember, and(eq(schoolMember.accountId, account.id), eq(schoolMember.schoolId, schoolId)))
    .where(
      and(
        eq(auditEvent.schoolId, schoolId),
        inArray(auditEvent.action, [...loggedActions]),
        before === undefined ? undefined : lt(auditEvent.id, before),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(PAGE_SIZE + 1);
  const [named] = await db
    .select({ name: school.name, cityId: school.cityId })
    .from(school)
    .where(eq(school.id, schoolId));
  if (!named) throw notFound('School', slug);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    school: { slug, name: named.name },
    timeZone: cityTimeZone(named.cityId),
    events: page.map(({ event, name, about, isMember, isOperator }) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      action: action.parse(event.action),
      by: isMember ? 'member' : isOperator ? 'team' : 'other',
      name: isMember ? name : null,
      about,
      before: event.before,
      after: event.after,
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.event.id ?? null) : null,
  };
}

/** How a visitor's text begins, in quotation marks, so that it is recognized. Only of a public text: others are our team's to judge. */
function beginning(text: PgColumn): SQL {
  return sql`'“' || left(${text}, ${MAX_TEXT_LENGTH}) || CASE WHEN length(${text}) > ${MAX_TEXT_LENGTH} THEN '…' ELSE '' END || '”'`;
}

/** The id in 'offer:12'; null for another kind. Joined by it, a row is found by its primary key. */
function idAfter(
  kind: `${'account' | 'offer' | 'order' | 'question' | 'review' | 'visit'}:`,
  column: PgColumn,
): SQL {
  return sql`substring(${column} from ${`^${kind}([0-9]{1,9})$`})::int`;
}
