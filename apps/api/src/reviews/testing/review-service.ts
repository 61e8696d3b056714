import { and, desc, eq } from 'drizzle-orm';
import { araguaina, operatorHeader, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import type { Database } from '../../database/database.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { city, offer, review, school } from '../../database/schema.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../server/server.ts';

/** A valid form; `fields` replaces some values. */
export function reviewOf(userEmail: string, fields: Readonly<Record<string, unknown>> = {}) {
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

let addresses = 0;

/** A new client address: most tests are not about limits by address. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A service on this database, with a city; `addSchool` adds schools of a test's own. */
export async function openReviewService(database: Database) {
  const { db } = database;
  await db.insert(city).values(araguaina);
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
  });
  let schools = 0;
  const call = (method: 'GET' | 'POST', url: string, payload?: object, remoteAddress = newAddress()) =>
    server.inject({
      method,
      url: `/v3${url}`,
      headers: tenantHeader,
      remoteAddress,
      ...(payload === undefined ? {} : { payload }),
    });
  const service = {
    server,
    call,
    async addSchool() {
      schools += 1;
      const [row] = await insertSchools(database, [
        { name: `Colégio Anglo ${schools}`, slug: `anglo-${schools}`, cityId: araguaina.id },
      ]);
      if (!row) throw new Error('The school was not stored.');
      return row;
    },
    submit: (slug: string, form: object, address?: string) =>
      call('POST', `/schools/${slug}/reviews`, form, address),
    confirm: (token: string) => call('POST', '/reviews/confirm', { token }),
    report: (id: number, address?: string, payload: object = { reason: 'false' }) =>
      call('POST', `/reviews/${id}/reports`, payload, address),
    /** Tokens of the links sent to an e-mail, latest first. */
    async tokensFor(email: string): Promise<string[]> {
      const mails = await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.kind, 'confirm-review')))
        .orderBy(desc(mailOutbox.id));
      return mails.map(({ text }) => /confirmar\?token=([\w-]{43})/.exec(text)?.[1] ?? 'no token');
    },
    /** Submits a form and follows the link. @returns the review. */
    async publish(slug: string, form: ReturnType<typeof reviewOf>) {
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
    async ratingOf(slug: string) {
      const [row] = await db.select().from(school).where(eq(school.slug, slug));
      return { average: row?.ratingAverage, count: row?.ratingCount };
    },
    /** The school's offers, as stored. */
    offersOf: (schoolId: number) => db.select().from(offer).where(eq(offer.schoolId, schoolId)),
    operate: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      server.inject({
        method,
        url: `/v3/operator/reviews${url}`,
        headers: { ...tenantHeader, ...operatorHeader },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
  return service;
}

export type ReviewService = Awaited<ReturnType<typeof openReviewService>>;
