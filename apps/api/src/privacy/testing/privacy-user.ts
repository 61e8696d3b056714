import { eq, sql } from 'drizzle-orm';
import { accountSession, consent, favorite, savedSearch } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { scholarshipOrder, type OrderStatus } from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { review } from '../../platform/database/schema.ts';
import type { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';

type SignedIn = Awaited<ReturnType<typeof signedInAccount>>;

/** Database and ids of a user's rows. */
interface UserRecords {
  readonly server: ZodFastify;
  readonly database: Database;
  readonly schoolId: number;
  readonly offerId: number;
}

/** A signed-in user, with their data and their calls. */
export class PrivacyUser {
  readonly #records: UserRecords;
  readonly row: SignedIn['row'];
  readonly headers: SignedIn['headers'];

  constructor(records: UserRecords, row: SignedIn['row'], headers: SignedIn['headers']) {
    this.#records = records;
    this.row = row;
    this.headers = headers;
  }

  /** A call of the privacy panel: a POST if there is a payload. */
  call(path = '', payload?: object) {
    return this.#records.server.inject({
      method: payload ? 'POST' : 'GET',
      url: `/v3/account/user/privacy${path}`,
      headers: this.headers,
      ...(payload ? { payload } : {}),
    });
  }

  /** Updates the account. */
  write(payload: object) {
    const { headers } = this;
    return this.#records.server.inject({ method: 'POST', url: '/v3/account/user', headers, payload });
  }

  /** Moves the start of the session into the past. */
  async signedInLongAgo(): Promise<void> {
    await this.#records.database.db
      .update(accountSession)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(accountSession.accountId, this.row.id));
  }

  /** @returns the id of a new order with this status. */
  async order(status: OrderStatus): Promise<number> {
    const { database, schoolId, offerId } = this.#records;
    const [order] = await database.db
      .insert(scholarshipOrder)
      .values({
        code: `ME-${this.row.id}-${status}`,
        accountId: this.row.id,
        offerId,
        schoolId,
        status,
        studentName: 'João das Dores',
        studentBirthDate: '2018-03-02',
        snapshot: {
          title: '1º ano',
          grade: '1-ano',
          stage: 'fundamentalI',
          shift: 'manha',
          year: 2026,
          monthlyFee: 100_000,
          price: 50_000,
          discountPercentage: 50,
          enrollmentFee: 0,
          extras: { material: null, uniform: null, meals: null, transport: null },
          school: { name: 'Anglo', slug: 'anglo', city: 'Araguaína', uf: 'TO' },
        },
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning();
    if (!order) throw new Error('The insert returned no order.');
    return order.id;
  }

  async writeReview(): Promise<void> {
    const { database, schoolId } = this.#records;
    await database.db.insert(review).values({
      schoolId,
      userName: 'Maria das Dores',
      userEmail: this.row.email,
      userRelationship: 'Mãe, pai ou responsável',
      ratingStudentsMotivation: 5,
      ratingPhysicalStructure: 5,
      ratingCommunityParticipation: 5,
      ratingSocioemotionalDevelopment: 5,
      ratingExamPreparation: 5,
      testimonial: 'Uma escola muito boa para as crianças.',
      publishedAt: new Date(),
    });
  }

  async askQuestion(): Promise<void> {
    const { database, schoolId } = this.#records;
    await database.db.insert(question).values({
      schoolId,
      userName: 'Maria das Dores',
      userEmail: this.row.email,
      text: 'O almoço está incluído no integral?',
      publishedAt: new Date(),
    });
  }

  /** Adds one of everything an account can have, except orders. */
  async storeOneOfEach(): Promise<void> {
    const { database, schoolId } = this.#records;
    const { db } = database;
    const { id: accountId, email: recipient } = this.row;
    await db.insert(favorite).values({ accountId, schoolId, grade: 10 });
    await db.insert(savedSearch).values({ accountId, name: 'Busca', query: 'city=araguaina-to' });
    await db.insert(consent).values({ accountId, purpose: 'marketing', granted: true });
    await db
      .insert(mailOutbox)
      .values({ kind: 'welcome', recipient, subject: 's', text: 'secret-link', html: '' });
    await this.writeReview();
    await this.askQuestion();
  }
}
