import { today } from '@melhor-escola/domain/date';
import { and, asc, count, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { benefit } from '../database/order-schema.ts';

export interface BenefitFilter {
  /** All categories if absent. */
  readonly category?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of the benefits that are valid today, by category, and how many there are in all. */
export async function findBenefits({ db }: Database, { category, page, size }: BenefitFilter) {
  const condition = and(
    or(isNull(benefit.validUntil), gte(benefit.validUntil, today())),
    category ? eq(benefit.category, category) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(benefit).where(condition);
  const benefits = await db
    .select()
    .from(benefit)
    .where(condition)
    .orderBy(asc(benefit.category), asc(benefit.id))
    .limit(size)
    .offset((page - 1) * size);
  return { benefits, total: counted?.total ?? 0 };
}
