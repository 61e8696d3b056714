import { offerBounds, offerProblems, type StatedOffer } from '@melhor-escola/domain/offer-rules';
import { shifts } from '@melhor-escola/domain/shift';
import { grades } from '@melhor-escola/domain/stage';
import { extraKinds } from '@melhor-escola/domain/year-cost';
import { z } from 'zod';

const gradeSlug = z.enum(grades.map(({ slug }) => slug));
const shiftSlug = z.enum(shifts.map(({ slug }) => slug));
const inCentavos = (description: string) => z.int().meta({ description: `${description} In centavos.` });
const extra = z.int().nullable();
const version = z
  .int()
  .min(1)
  .meta({ description: 'Of the offer that was edited: 409 if there is a later one.' });

const { fee, discount, seats, year } = offerBounds;
const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  minimum: min,
  maximum: max,
});

/** What an offer promises. */
const termsFields = {
  title: z.string().trim().default('').meta({
    description: 'Empty for the names of grade and shift.',
    maxLength: offerBounds.titleLength,
  }),
  grade: gradeSlug,
  shift: shiftSlug,
  year: z.int().meta(range(year)),
  monthlyFee: inCentavos('Of a month, in full.').meta(range(fee)),
  discountPercentage: z.number().meta({ ...range(discount), description: 'At most two decimals.' }),
  enrollmentFee: inCentavos('Once a year; 0 for none.'),
  extras: z
    .object({ material: extra, uniform: extra, meals: extra, transport: extra })
    .meta({ description: 'In centavos a year. 0: included; null: not disclosed.' }),
  seats: z.int().meta(range(seats)),
  validUntil: z.string().meta({ format: 'date', description: 'The last day.' }),
};

/** Rejects terms out of bounds, with the message of the field. */
function checkBounds(terms: StatedOffer, context: z.RefinementCtx): void {
  for (const [field, message] of offerProblems(terms)) {
    const isExtra = extraKinds.some((kind) => kind === field);
    context.addIssue({ code: 'custom', path: isExtra ? ['extras', field] : [field], message });
  }
}

/** A new offer. */
export const newOfferBody = z.object(termsFields).superRefine(checkBounds).meta({ id: 'NewSchoolOffer' });

/** A change of an offer: all that it promises. */
export const changedOfferBody = z
  .object({ version, ...termsFields })
  .superRefine(checkBounds)
  .meta({ id: 'ChangedSchoolOffer' });

export type OfferTermsInput = z.output<typeof newOfferBody>;

/** Offers to close. */
export const closedOffersBody = z
  .object({
    offers: z
      .array(z.object({ id: z.int().min(1), version }))
      .min(1)
      .max(500),
  })
  .meta({ id: 'ClosedSchoolOffers' });

/** An offer as its school sees it. */
export const schoolOfferBody = z
  .object({
    id: z.int(),
    version: z.int().meta({ description: 'Sent back with a change.' }),
    reference: z.string(),
    isOwn: z
      .boolean()
      .meta({ description: 'Written or edited by the school: no file of a partner changes it.' }),
    title: z.string(),
    grade: gradeSlug,
    shift: shiftSlug,
    year: z.int(),
    monthlyFee: inCentavos('Of a month, in full.'),
    discountPercentage: z.number(),
    price: inCentavos('Of a month, with the discount.'),
    enrollmentFee: inCentavos('Once a year.'),
    extras: z.object({ material: extra, uniform: extra, meals: extra, transport: extra }),
    seats: z.object({ total: z.int(), left: z.int(), reserved: z.int() }),
    validUntil: z.string(),
    state: z.enum(['open', 'full', 'ended']).meta({ description: 'Visitors see the open ones.' }),
  })
  .meta({ id: 'SchoolOffer' });

export type SchoolOfferBody = z.input<typeof schoolOfferBody>;

/** The offers of a school, those that have ended last. */
export const schoolOffersBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    total: z.int().meta({ description: 'Of all offers; the list has at most 1,000.' }),
    offers: z.array(schoolOfferBody),
  })
  .meta({ id: 'SchoolOffers' });

/** Earlier prices of an offer, latest first. */
export const offerPricesBody = z
  .array(
    z.object({
      changedAt: z.iso.datetime(),
      oldMonthlyFee: z.int(),
      newMonthlyFee: z.int(),
      oldPrice: z.int(),
      newPrice: z.int(),
    }),
  )
  .meta({ id: 'SchoolOfferPrices', description: 'Each change of price, latest first. In centavos a month.' });
