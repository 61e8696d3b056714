import type { z } from 'zod';
import { countWaitingClaims } from '../../accounts/claims/find-claims.ts';
import { findUnconfirmed } from '../../catalog/schools/unconfirmed/find-unconfirmed.ts';
import { countWaiting, type WaitingCount } from '../../platform/database/count-waiting.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { operatedOrders } from '../../orders/operator/find-operated-orders.ts';
import { isDeadLetter } from '../../platform/mail/sending/unsent-mails.ts';
import { countWaitingTexts } from '../operated-texts/find-operated-texts.ts';
import { isUnanswered } from '../visits/unanswered/find-unanswered-visits.ts';
import type { operationBody } from './schema.ts';

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
        condition: operatedOrders.oversold,
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

const toQueue = ({ count, oldest }: WaitingCount) => ({ count, oldest: oldest?.toISOString() ?? null });
