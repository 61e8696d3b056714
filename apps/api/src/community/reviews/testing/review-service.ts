import { eq } from 'drizzle-orm';
import { openFormService, tokensIn } from '../../../../test/form-service.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TextDecision } from '../../operated-texts/schema.ts';
import { openModerator } from '../../operated-texts/testing/moderator.ts';
import { offer, review, school } from '../../../platform/database/schema.ts';

/** A valid form; `fields` replaces some values. */
export function createReviewForm(userEmail: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    userName: 'Maria das Dores',
    userEmail,
    userRelationship: 'Mãe, pai ou responsável',
    ratingStudentsMotivation: 5,
    ratingPhysicalStructure: 4,
    ratingCommunityParticipation: 4,
    ratingSocioemotionalDevelopment: 5,
    ratingExamPreparation: 3,
    testimonial: 'A equipe conhece cada criança pelo nome, e isso faz diferença.',
    ...fields,
  };
}

/** A service on this database for tests of reviews. */
export async function openReviewService(database: Database) {
  const { db } = database;
  const forms = await openFormService(database);
  const { call } = forms;
  const moderator = await openModerator(database, call);
  const service = {
    ...forms,
    submit: (slug: string, form: object, address?: string) =>
      call('POST', `/schools/${slug}/reviews`, form, { address }),
    confirm: (token: string) => call('POST', '/reviews/confirm', { token }),
    report: (id: number, address?: string, payload: object = { reason: 'false' }) =>
      call('POST', `/reviews/${id}/reports`, payload, { address }),
    moderate: (id: number, decision: TextDecision['decision']) => moderator.decide('review', id, decision),
    moderator,
    /** Tokens of the links sent to an e-mail, latest first. */
    tokensFor: async (email: string) => tokensIn(await forms.mailsTo(email, 'confirm-review')),
    /** Submits a form and follows the link. @returns the review. */
    async publish(slug: string, form: ReturnType<typeof createReviewForm>) {
      await service.submit(slug, form);
      const [token = ''] = await service.tokensFor(form.userEmail);
      const answer = await service.confirm(token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return service.reviewBy(form.userEmail);
    },
    async reviewBy(email: string) {
      const [row] = await db.select().from(review).where(eq(review.userEmail, email));
      if (!row) throw new Error(`No review by ${email}.`);
      return row;
    },
    async schoolRating(slug: string) {
      const [row] = await db.select().from(school).where(eq(school.slug, slug));
      return { average: row?.ratingAverage, count: row?.ratingCount };
    },
    /** The school's offers, as stored. */
    schoolOffers: (schoolId: number) => db.select().from(offer).where(eq(offer.schoolId, schoolId)),
  };
  return service;
}

export type ReviewService = Awaited<ReturnType<typeof openReviewService>>;
