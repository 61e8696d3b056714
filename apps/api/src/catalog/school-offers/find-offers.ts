import { today } from '@melhor-escola/domain/date';
import { shifts } from '@melhor-escola/domain/shift';
import { gradeAt } from '@melhor-escola/domain/stage';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offerPriceChange } from '../../platform/database/price-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import type { PanelSchool } from '../../platform/http/panel-caller.ts';
import { heldSeats } from '../offers/seats.ts';
import type { SchoolOfferBody } from './schema.ts';

const MAX_OFFERS = 1_000;
const MAX_PRICES = 50;

const columns = { offer, held: sql<number>`${sql.raw(heldSeats('offer.id'))}` };

/** The offers of a school: those that have ended last, then by grade, shift and year. */
export async function findSchoolOffers(db: NodePgDatabase, { id, slug }: PanelSchool) {
  const [found] = await db
    .select({ slug: school.slug, name: school.name, total: count(offer.id) })
    .from(school)
    .leftJoin(offer, eq(offer.schoolId, school.id))
    .where(eq(school.id, id))
    .groupBy(school.id);
  if (!found) throw notFound('School', slug);
  const rows = await db
    .select(columns)
    .from(offer)
    .where(eq(offer.schoolId, id))
    .orderBy(
      sql`${offer.validUntil} < ${today()}::date`,
      asc(offer.grade),
      asc(offer.shift),
      asc(offer.year),
      asc(offer.id),
    )
    .limit(MAX_OFFERS);
  const { total, ...named } = found;
  return { school: named, total, offers: rows.map(toSchoolOffer) };
}

/** These offers of a school, in the order of their ids. */
export async function findOffersById(
  db: NodePgDatabase,
  schoolId: number,
  ids: readonly number[],
): Promise<SchoolOfferBody[]> {
  const rows = await db
    .select(columns)
    .from(offer)
    .where(and(eq(offer.schoolId, schoolId), inArray(offer.id, [...ids])))
    .orderBy(asc(offer.id));
  return rows.map(toSchoolOffer);
}

function toSchoolOffer(row: {
  readonly offer: typeof offer.$inferSelect;
  readonly held: number;
}): SchoolOfferBody {
  const { id, version, externalId, source, title, year, monthlyFee, discountPercentage, price } = row.offer;
  const { enrollmentFee, materialFee, uniformFee, mealsFee, transportFee } = row.offer;
  const { seatsTotal, seatsLeft, validUntil } = row.offer;
  const grade = gradeAt(row.offer.grade);
  const shift = shifts[row.offer.shift];
  if (!grade || !shift) throw new Error(`Offer ${id} has no known grade or shift.`);
  return {
    id,
    version,
    reference: externalId,
    isOwn: source === 'school',
    title,
    grade: grade.slug,
    shift: shift.slug,
    year,
    monthlyFee,
    discountPercentage,
    price,
    enrollmentFee,
    extras: { material: materialFee, uniform: uniformFee, meals: mealsFee, transport: transportFee },
    seats: { total: seatsTotal, left: seatsLeft, reserved: Math.max(seatsTotal - seatsLeft, row.held) },
    validUntil,
    state: validUntil < today() ? 'ended' : seatsLeft === 0 ? 'full' : 'open',
  };
}

/** The changes of an offer's price, latest first. Empty for an offer of another school. */
export async function findPriceChanges(db: NodePgDatabase, schoolId: number, offerId: number) {
  const rows = await db
    .select({
      changedAt: offerPriceChange.changedAt,
      oldMonthlyFee: offerPriceChange.oldMonthlyFee,
      newMonthlyFee: offerPriceChange.newMonthlyFee,
      oldPrice: offerPriceChange.oldPrice,
      newPrice: offerPriceChange.newPrice,
    })
    .from(offerPriceChange)
    .innerJoin(offer, eq(offer.id, offerPriceChange.offerId))
    .where(and(eq(offer.id, offerId), eq(offer.schoolId, schoolId)))
    .orderBy(desc(offerPriceChange.changedAt), desc(offerPriceChange.id))
    .limit(MAX_PRICES);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}
