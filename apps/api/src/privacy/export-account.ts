import { gradeAt } from '@melhor-escola/domain/stage';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { readPicture } from '../accounts/picture/account-picture.ts';
import {
  type AccountRow,
  accountMailCondition,
  questionsBy,
  reviewsBy,
  visitsBy,
} from '../accounts/account.ts';
import { personalBody } from '../accounts/schema.ts';
import {
  accountSession,
  auditEvent,
  consent,
  favorite,
  privacyRequest,
  savedSearch,
} from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { review, school } from '../platform/database/schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { exportedPanel, exportPanel } from './export-panel.ts';
import { findOrders } from '../orders/find-orders.ts';
import { orderBody, toOrder } from '../orders/schema.ts';

const moment = z.iso.datetime();
const text = z.string();

/** All data of an account, except secrets that would give access to it. */
export const accountExport = z
  .object({
    account: z.object({
      id: z.int(),
      baseUserId: z.int(),
      ...personalBody,
      emailConfirmedAt: moment.nullable(),
      pendingEmail: text.nullable(),
      picture: text.nullable().meta({ description: 'The picture as a data URL, or the URL of Google’s.' }),
      gaToken: text.nullable(),
      gaCampaign: z.record(text, text),
      hasPassword: z.boolean(),
      googleSubject: text.nullable(),
      createdAt: moment,
      updatedAt: moment,
    }),
    sessions: z.array(z.object({ device: text, createdAt: moment, lastSeenAt: moment, expiresAt: moment })),
    orders: z.array(orderBody),
    reviews: z.array(
      z.object({
        school: text,
        userName: text,
        userEmail: text.nullable(),
        userRelationship: text,
        educationSystem: text.nullable(),
        teachingMethodology: text.nullable(),
        ratingStudentsMotivation: z.int(),
        ratingPhysicalStructure: z.int(),
        ratingCommunityParticipation: z.int(),
        ratingSocioemotionalDevelopment: z.int(),
        ratingExamPreparation: z.int(),
        ratingEducationSystem: z.int().nullable(),
        testimonial: text,
        status: text,
        rejectionReason: text.nullable().meta({ description: 'The moderator’s reason for the rejection.' }),
        proof: text.meta({ description: "Evidence behind it: 'enrolled' or 'email'." }),
        reply: text.nullable(),
        repliedAt: moment.nullable(),
        createdAt: moment,
        publishedAt: moment.nullable(),
      }),
    ),
    questions: z.array(
      z.object({
        school: text,
        userName: text,
        userEmail: text.nullable(),
        text,
        status: text,
        rejectionReason: text.nullable().meta({ description: 'The moderator’s reason for the rejection.' }),
        answer: text.nullable(),
        answeredAt: moment.nullable(),
        helpfulCount: z.int(),
        createdAt: moment,
        publishedAt: moment.nullable(),
      }),
    ),
    visits: z.array(
      z.object({
        school: text,
        contactName: text,
        email: text,
        phone: text.nullable(),
        studentGrade: text.nullable(),
        times: z.array(text).meta({ description: 'In the school’s local time.' }),
        question: text.nullable(),
        status: text,
        confirmedTime: text.nullable(),
        reply: text.nullable().meta({ description: 'The school’s latest message.' }),
        repliedAt: moment.nullable(),
        forwardedTo: text.meta({ description: "Who received it: 'school' or 'team'." }),
        createdAt: moment,
        changedAt: moment,
        endsAt: moment,
      }),
    ),
    favorites: z.array(z.object({ school: text, name: text, grade: text.nullable(), addedAt: moment })),
    savedSearches: z.array(
      z.object({
        name: text,
        query: text,
        email: text
          .nullable()
          .meta({ description: 'The address, of alerts that wait for its confirmation.' }),
        alerts: z.boolean(),
        alertKinds: z.array(text),
        seenUntil: moment.meta({ description: 'Later offers are new to the user.' }),
        createdAt: moment,
      }),
    ),
    consents: z.array(
      z.object({
        purpose: text,
        granted: z.boolean(),
        version: z.int().nullable(),
        decidedAt: moment.nullable(),
        createdAt: moment,
      }),
    ),
    panel: exportedPanel,
    mails: z.array(
      z.object({
        kind: text,
        recipient: text,
        subject: text,
        createdAt: moment,
        sentAt: moment.nullable(),
      }),
    ),
    requests: z.array(z.object({ protocol: text, kind: text, purpose: text.nullable(), createdAt: moment })),
    actions: z.array(z.object({ action: text, createdAt: moment })),
  })
  .meta({ id: 'AccountExport' });

/** More orders than any family has. */
const ALL_ORDERS = { page: 1, size: 10_000 };

/** Collects an account's data, in the shape of {@link accountExport}; a consistent snapshot when `db` is a transaction. */
export async function exportAccount(
  db: NodePgDatabase,
  row: AccountRow,
  paymentUrl: string,
): Promise<z.input<typeof accountExport>> {
  const { orders } = await findOrders(db, row.id, ALL_ORDERS);
  return {
    account: exportedAccount(row, await readPicture(db, row.id)),
    sessions: await listSessions(db, row.id),
    orders: orders.map((order) => toOrder(order, paymentUrl)),
    reviews: await listReviews(db, row),
    questions: await listQuestions(db, row),
    visits: await listVisits(db, row),
    ...(await savedBy(db, row)),
    panel: await exportPanel(db, row),
    mails: await mailsTo(db, row),
    ...(await readHistory(db, row)),
  };
}

const iso = (date: Date): string => date.toISOString();

function exportedAccount({ passwordHash, demo: _demo, ...row }: AccountRow, picture: Buffer | undefined) {
  return {
    ...row,
    picture: picture ? `data:image/webp;base64,${picture.toString('base64')}` : row.picture,
    hasPassword: passwordHash !== null,
    emailConfirmedAt: row.emailConfirmedAt && iso(row.emailConfirmedAt),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
}

async function listSessions(db: NodePgDatabase, accountId: number) {
  const rows = await db
    .select()
    .from(accountSession)
    .where(eq(accountSession.accountId, accountId))
    .orderBy(asc(accountSession.id));
  return rows.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
    device,
    createdAt: iso(createdAt),
    lastSeenAt: iso(lastSeenAt),
    expiresAt: iso(expiresAt),
  }));
}

async function savedBy(db: NodePgDatabase, { id: accountId, email, emailConfirmedAt }: AccountRow) {
  const favorites = await db
    .select({ school: school.slug, name: school.name, grade: favorite.grade, addedAt: favorite.createdAt })
    .from(favorite)
    .innerJoin(school, eq(school.id, favorite.schoolId))
    .where(eq(favorite.accountId, accountId));
  // With those that somebody asked for and nobody has confirmed.
  const searches = await db
    .select()
    .from(savedSearch)
    .where(
      or(
        eq(savedSearch.accountId, accountId),
        emailConfirmedAt === null ? undefined : eq(savedSearch.email, email),
      ),
    );
  return {
    favorites: favorites.map(({ grade, ...row }) => ({
      ...row,
      grade: (grade === null ? undefined : gradeAt(grade)?.name) ?? null,
      addedAt: iso(row.addedAt),
    })),
    savedSearches: searches.map((row) => ({
      ...row,
      seenUntil: iso(row.seenUntil),
      createdAt: iso(row.createdAt),
    })),
  };
}

async function mailsTo(db: NodePgDatabase, own: AccountRow) {
  const rows = await db
    .select({
      kind: mailOutbox.kind,
      recipient: mailOutbox.recipient,
      subject: mailOutbox.subject,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    .where(accountMailCondition(own))
    .orderBy(asc(mailOutbox.id));
  return rows.map(({ createdAt, sentAt, ...mail }) => ({
    ...mail,
    createdAt: iso(createdAt),
    sentAt: sentAt && iso(sentAt),
  }));
}

async function readHistory(db: NodePgDatabase, account: AccountRow) {
  const { id: accountId } = account;
  const own = `account:${accountId}`;
  const consents = await db
    .select()
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(asc(consent.id));
  const requests = await db
    .select()
    .from(privacyRequest)
    .where(eq(privacyRequest.accountId, accountId))
    .orderBy(asc(privacyRequest.createdAt));
  // What others did about the account's orders and visits, such as a school that saw its contact.
  const ownOrders = db
    .select({ subject: sql<string>`'order:' || ${scholarshipOrder.id}` })
    .from(scholarshipOrder)
    .where(eq(scholarshipOrder.accountId, accountId));
  const ownVisits = db
    .select({ subject: sql<string>`'visit:' || ${schoolVisit.id}` })
    .from(schoolVisit)
    .where(visitsBy(account));
  const actions = await db
    .select()
    .from(auditEvent)
    .where(
      or(
        eq(auditEvent.subject, own),
        eq(auditEvent.actor, own),
        inArray(auditEvent.subject, ownOrders),
        inArray(auditEvent.subject, ownVisits),
      ),
    )
    .orderBy(asc(auditEvent.id));
  return {
    consents: consents.map((row) => ({
      ...row,
      decidedAt: row.decidedAt && iso(row.decidedAt),
      createdAt: iso(row.createdAt),
    })),
    requests: requests.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
    actions: actions.map((row) => ({ ...row, createdAt: iso(row.createdAt) })),
  };
}

async function listReviews(db: NodePgDatabase, own: AccountRow) {
  const rows = await db
    .select({ review, school: school.slug })
    .from(review)
    .innerJoin(school, eq(school.id, review.schoolId))
    .where(reviewsBy(own))
    .orderBy(asc(review.id));
  return rows.map(({ review: { createdAt, publishedAt, repliedAt, ...written }, school: slug }) => ({
    ...written,
    school: slug,
    createdAt: iso(createdAt),
    publishedAt: publishedAt && iso(publishedAt),
    repliedAt: repliedAt && iso(repliedAt),
  }));
}

async function listQuestions(db: NodePgDatabase, own: AccountRow) {
  const rows = await db
    .select({ question, school: school.slug })
    .from(question)
    .innerJoin(school, eq(school.id, question.schoolId))
    .where(questionsBy(own))
    .orderBy(asc(question.id));
  return rows.map(({ question: { createdAt, publishedAt, answeredAt, ...written }, school: slug }) => ({
    ...written,
    school: slug,
    createdAt: iso(createdAt),
    publishedAt: publishedAt && iso(publishedAt),
    answeredAt: answeredAt && iso(answeredAt),
  }));
}

async function listVisits(db: NodePgDatabase, own: AccountRow) {
  const rows = await db
    .select({ visit: schoolVisit, school: school.slug })
    .from(schoolVisit)
    .innerJoin(school, eq(school.id, schoolVisit.schoolId))
    .where(visitsBy(own))
    .orderBy(asc(schoolVisit.id));
  return rows.map(
    ({ visit: { times, createdAt, changedAt, endsAt, repliedAt, ...asked }, school: slug }) => ({
      ...asked,
      school: slug,
      times: [...times],
      createdAt: iso(createdAt),
      changedAt: iso(changedAt),
      repliedAt: repliedAt && iso(repliedAt),
      endsAt: iso(endsAt),
    }),
  );
}
