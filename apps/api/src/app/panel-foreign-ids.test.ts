import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/each-engine.ts';
import { readOperations } from '../../test/fuzz/openapi-operations.ts';
import { openApiDocument } from '../../test/openapi-document.ts';
import { panelCalls, type PanelCalls } from '../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../accounts/testing/panel-people.ts';
import { createReviewForm } from '../community/reviews/testing/review-service.ts';
import { insertTwoSchools } from '../accounts/testing/panel-schools.ts';
import { takeSnapshot } from '../orders/reserve-offer.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { newOrderCode } from '../platform/readable-codes.ts';
import { schoolInvitation, schoolMember } from '../platform/database/panel-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { offer, review } from '../platform/database/schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { insertCities } from '../search/testing/place-rows.ts';
import { insertOffers } from '../search/testing/school-rows.ts';

const { operations } = readOperations(await openApiDocument());

const terms = {
  version: 1,
  grade: '1-ano',
  shift: 'manha',
  year: 2027,
  monthlyFee: 185_000,
  discountPercentage: 20,
  enrollmentFee: 0,
  extras: { material: null, uniform: null, meals: null, transport: null },
  seats: 10,
  validUntil: '2999-03-31',
};

const seen = { status: 'paid', seatMissing: false };

/** Valid bodies, so that only the id can be why a call is rejected. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /v3/panel/schools/{school}/people/{account}': { role: 'owner' },
  'PUT /v3/panel/schools/{school}/offers/{offer}': terms,
  'POST /v3/panel/schools/{school}/orders/{order}/enrollment': { seen },
  'POST /v3/panel/schools/{school}/orders/{order}/seat': { seen },
  'POST /v3/panel/schools/{school}/orders/{order}/refusal': { seen, reason: 'no-seat' },
  'PUT /v3/panel/schools/{school}/visits/{visit}/decision': { version: 0, decision: { kind: 'declined' } },
  'PUT /v3/panel/schools/{school}/questions/{question}/answer': { answer: 'Temos.', version: null },
  'POST /v3/panel/schools/{school}/questions/{question}/reports': { reason: 'false' },
  'PUT /v3/panel/schools/{school}/reviews/{review}/answer': { answer: 'Obrigada!', version: null },
  'POST /v3/panel/schools/{school}/reviews/{review}/reports': { reason: 'false' },
};

/** Parameters that name nothing of another school, or that the tests of their own slices try. */
const triedElsewhere: ReadonlySet<string> = new Set(['preview', 'day']);

const cases = operations
  .filter(({ path }) => path.startsWith('/v3/panel/schools/{school}/'))
  .flatMap(({ title, method, path }) => {
    const [param] = /(?<=\{)(?!school\})\w+(?=\})/.exec(path) ?? [];
    return param === undefined || triedElsewhere.has(param) ? [] : [{ title, method, path, param }];
  });

describe('S36 an id of another school under one’s own', () => {
  let test: TestDatabase;
  let calls: PanelCalls;
  let owner: Awaited<ReturnType<typeof signedInWithRole>>;
  let foreignSchool = 0;
  const foreignIds: Record<string, number | string> = {};

  beforeAll(async () => {
    test = await openTestDatabase('pglite');
    const { database } = test;
    await insertCities(database);
    const { own, other } = await insertTwoSchools(database);
    owner = await signedInWithRole(database, 'owner', own.id);
    foreignSchool = other.id;
    const member = await signedInWithRole(database, 'staff', other.id);
    const [added] = await insertOffers(database, [{ school: other }]);
    const [invited] = await database.db
      .insert(schoolInvitation)
      .values({
        schoolId: other.id,
        email: 'ana@exemplo.com.br',
        role: 'staff',
        tokenDigest: Buffer.alloc(32, 1),
        expiresAt: new Date('2999-01-01'),
      })
      .returning();
    if (!added) throw new Error('Expected an offer.');
    const [reserved] = await database.db
      .insert(scholarshipOrder)
      .values({
        code: newOrderCode(),
        accountId: member.row.id,
        offerId: added.id,
        schoolId: other.id,
        status: 'paid',
        studentName: 'Ana Clara Souza',
        snapshot: await takeSnapshot(database.db, added),
        expiresAt: new Date('2999-01-01'),
      })
      .returning();
    const [asked] = await database.db
      .insert(question)
      .values({ schoolId: other.id, userName: 'Ana', text: 'Tem cantina?' })
      .returning();
    const [reviewed] = await database.db
      .insert(review)
      .values({ ...createReviewForm('ana@exemplo.com.br'), schoolId: other.id })
      .returning();
    const [visit] = await database.db
      .insert(schoolVisit)
      .values({
        schoolId: other.id,
        contactName: 'Ana',
        email: 'ana@exemplo.com.br',
        times: ['2999-03-05T14:00'],
        forwardedTo: 'school',
        endsAt: new Date('2999-03-05T18:00:00Z'),
      })
      .returning();
    Object.assign(foreignIds, {
      account: member.row.id,
      offer: added.id,
      id: invited?.id,
      order: reserved?.code,
      question: asked?.id,
      review: reviewed?.id,
      visit: visit?.id,
    });
    calls = await panelCalls(database);
  });
  afterAll(async () => {
    await calls.server.close();
    await test.remove();
  });

  /** All that the other school has. */
  const foreignRows = async () => {
    const { db } = test.database;
    return {
      offers: await db.select().from(offer).where(eq(offer.schoolId, foreignSchool)),
      orders: await db.select().from(scholarshipOrder).where(eq(scholarshipOrder.schoolId, foreignSchool)),
      questions: await db.select().from(question).where(eq(question.schoolId, foreignSchool)),
      reviews: await db.select().from(review).where(eq(review.schoolId, foreignSchool)),
      visits: await db.select().from(schoolVisit).where(eq(schoolVisit.schoolId, foreignSchool)),
      members: await db.select().from(schoolMember).where(eq(schoolMember.schoolId, foreignSchool)),
      invitations: await db
        .select()
        .from(schoolInvitation)
        .where(eq(schoolInvitation.schoolId, foreignSchool)),
    };
  };

  it.each(cases)('is unknown to $title', async ({ title, method, path, param }) => {
    const id = foreignIds[param];
    if (id === undefined) throw new Error(`Insert a row of another school for {${param}}.`);
    const before = await foreignRows();
    const below = path
      .slice('/v3/panel'.length)
      .replace('{school}', 'anglo')
      .replace(`{${param}}`, String(id));
    const answer = await calls.call(owner, method, below, bodies[title]);
    // A list of what belongs to an unknown id is empty.
    const isEmptyList = method === 'GET' && answer.body === '[]';
    expect(isEmptyList || answer.statusCode === 404).toBe(true);
    expect(await foreignRows()).toEqual(before);
  });

  it('is unknown among the ids of a body', async () => {
    const before = await foreignRows();
    const answer = await calls.call(owner, 'POST', '/schools/anglo/offers/close', {
      offers: [{ id: foreignIds['offer'], version: 1 }],
    });
    expect(answer.statusCode).toBe(404);
    expect(await foreignRows()).toEqual(before);
  });
});
