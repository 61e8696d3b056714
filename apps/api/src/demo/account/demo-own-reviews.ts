import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { review } from '../../platform/database/schema.ts';
import { lockSchool, refreshSchoolRating } from '../../community/reviews/school-rating.ts';

const texts = {
  enrolled: {
    testimonial:
      'Minha filha se adaptou logo na primeira semana. A coordenação é presente, e com a bolsa a escola coube no nosso orçamento.',
    reply: 'Que alegria ler isto! Contem conosco durante todo o ano.',
    status: 'published',
    proof: 'enrolled',
  },
  paid: {
    testimonial:
      'Gostamos muito da visita: salas claras, biblioteca usada de verdade e respostas para todas as nossas perguntas.',
    reply: null,
    status: 'held',
    proof: 'email',
  },
} as const;

/**
 * Adds reviews by the demonstration account, unless it has some: a published one with a reply, at the school where
 * its child is enrolled, and one held for moderation.
 */
export async function storeOwnReviews(tx: NodePgDatabase, accountId: number): Promise<void> {
  const [author] = await tx.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  if (!author || (await tx.$count(review, eq(review.userEmail, author.email))) > 0) return;
  const orders = await tx
    .select({ status: scholarshipOrder.status, schoolId: scholarshipOrder.schoolId })
    .from(scholarshipOrder)
    .where(
      and(
        eq(scholarshipOrder.accountId, accountId),
        inArray(scholarshipOrder.status, ['enrolled', 'paid']),
        isNotNull(scholarshipOrder.schoolId),
      ),
    );
  for (const { status, schoolId } of orders) {
    if (schoolId === null) continue;
    const { reply, ...text } = status === 'enrolled' ? texts.enrolled : texts.paid;
    await lockSchool(tx, schoolId);
    await tx
      .insert(review)
      .values({
        schoolId,
        userName: 'Família D.',
        userEmail: author.email,
        userRelationship: 'Mãe, pai ou responsável',
        ratingStudentsMotivation: 5,
        ratingPhysicalStructure: 4,
        ratingCommunityParticipation: 4,
        ratingSocioemotionalDevelopment: 5,
        ratingExamPreparation: 4,
        ...text,
        reply,
        repliedAt: reply === null ? null : new Date(),
        publishedAt: text.status === 'published' ? new Date() : null,
        demo: true,
      })
      .onConflictDoNothing();
    await refreshSchoolRating(tx, schoolId);
  }
}
