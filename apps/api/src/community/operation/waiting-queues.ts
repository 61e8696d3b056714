import { and, eq, lte, or } from 'drizzle-orm';
import type { z } from 'zod';
import { countWaitingClaims } from '../../accounts/claims/find-claims.ts';
import { findUnconfirmed } from '../../catalog/schools/unconfirmed-schools.ts';
import { countWaiting, type WaitingCount } from '../../platform/database/count-waiting.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { isDeadLetter } from '../../platform/mail/sending/dead-letters.ts';
import { countWaitingTexts } from '../operated-texts/find-operated-texts.ts';
import { visitIsWaiting } from '../visits/visit.ts';
import type { operationBody } from './schema.ts';

/** How long a school may take to answer a visit request before our team calls it. */
const ANSWER_DAYS = 2;

/** Counts what waits for our team in each queue. */
export async function findWaitingQueues(
  database: Database,
  now: Date,
): Promise<z.input<typeof operationBody>> {
  const { db } = database;
  const unconfirmed = await findUnconfirmed(database, { page: 1, size: 1 });
  return {
    texts: toQueue(await countWaitingTexts(db)),
    claims: toQueue(await countWaitingClaims(db)),
    oversold: toQueue(
      await countWaiting(db, scholarshipOrder, {
        condition: eq(scholarshipOrder.seatMissing, true),
        since: scholarshipOrder.createdAt,
      }),
    ),
    visits: toQueue(
      await countWaiting(db, schoolVisit, { condition: isUnanswered(now), since: schoolVisit.changedAt }),
    ),
    unconfirmedSchools: { count: unconfirmed.total, oldest: null },
    mails: toQueue(
      await countWaiting(db, mailOutbox, { condition: isDeadLetter, since: mailOutbox.createdAt }),
    ),
  };
}

/** Condition for requests that their school did not get by mail, or leaves unanswered. */
function isUnanswered(now: Date) {
  const overdue = new Date(now.getTime() - ANSWER_DAYS * 86_400_000);
  return and(
    visitIsWaiting(now),
    or(eq(schoolVisit.forwardedTo, 'team'), lte(schoolVisit.changedAt, overdue)),
  );
}

const toQueue = ({ count, oldest }: WaitingCount) => ({ count, oldest: oldest?.toISOString() ?? null });
