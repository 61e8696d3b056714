import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AccountRow } from '../../accounts/account.ts';
import { issueOneTimeToken } from '../../accounts/sessions/one-time-token.ts';
import { beginVisit } from '../../accounts/visitors/visitor-session.ts';
import {
  account,
  accountPasskey,
  accountPicture,
  accountSession,
  accountTotp,
  consent,
  passkeyChallenge,
  recoveryCode,
} from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { orderStatusChange, paymentEvent, scholarshipOrder } from '../../platform/database/order-schema.ts';
import {
  operatorAccount,
  schoolClaim,
  schoolInvitation,
  memberMail,
  schoolMember,
} from '../../platform/database/panel-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { review } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import type { PersonKeys } from './column-decision.ts';
import type { PrivacyUser } from './privacy-user.ts';
import type { PrivacyService } from './privacy-service.ts';

/** A person with a value in every personal column of the database. */
export async function personWithEverything(
  { db }: Database,
  service: PrivacyService,
): Promise<{ readonly user: PrivacyUser; readonly keys: PersonKeys }> {
  const user = await service.newUser();
  const { id: accountId, baseUserId, email } = user.row;
  await user.storeOneOfEach();
  await db.update(account).set(fillEmptyTexts(user.row)).where(eq(account.id, accountId));
  await db.insert(accountPicture).values({ accountId, picture: Buffer.from('a picture') });
  await beginVisit(db, baseUserId);
  await issueOneTimeToken(db, { purpose: 'reset-password', subjectId: accountId }, 1);
  const device = { version: 2, decidedAt: new Date('2026-03-05T12:00:00Z') };
  await db.insert(consent).values({ accountId, purpose: 'analytics', granted: true, ...device });
  await user.call('/withdraw', { purpose: 'partner-contact' });
  await db.insert(mailOutbox).values({
    kind: 'email-changed',
    recipient: 'antes@exemplo.com.br',
    accountId,
    subject: 'Seu e-mail mudou',
    text: 'https://site.example/redefinir?token=secret-secret-secret',
    html: '<p>secret-secret-secret</p>',
    unsubscribeUrl: 'https://site.example/parar?token=secret-secret-secret',
    sentAt: new Date(),
  });
  await db
    .update(review)
    .set({
      accountId,
      educationSystem: 'Sistema Anglo',
      teachingMethodology: 'Montessoriana',
      ratingEducationSystem: 4,
      reply: 'Obrigada!',
      repliedAt: new Date(),
      rejectionReason: 'Trazia um telefone',
    })
    .where(eq(review.userEmail, email));
  const [written] = await db.select().from(review).where(eq(review.userEmail, email));
  const [asked] = await db
    .update(question)
    .set({ accountId, answer: 'Temos, sim.', answeredAt: new Date(), rejectionReason: 'Trazia um telefone' })
    .where(eq(question.userEmail, email))
    .returning({ id: question.id });
  const [visited] = await db
    .insert(schoolVisit)
    .values({
      schoolId: written?.schoolId ?? 0,
      accountId,
      contactName: 'Ana de Souza',
      email: 'antes@exemplo.com.br',
      phone: '7131234567',
      studentGrade: '1-ano',
      times: ['2026-12-01T09:00', '2026-12-02T10:00'],
      question: 'Há vaga à tarde?',
      confirmedTime: '2026-03-05T14:00',
      reply: 'Há duas vagas.',
      repliedAt: new Date(),
      forwardedTo: 'school',
      requestDigest: 'a digest',
      remindedDay: '2026-12-01',
      endsAt: new Date('2026-12-02T14:00:00Z'),
    })
    .returning({ id: schoolVisit.id });
  const orderId = await user.order('paid');
  await db
    .update(scholarshipOrder)
    .set({ amountDue: 50_000, idempotencyKey: 'uma-chave' })
    .where(eq(scholarshipOrder.id, orderId));
  await db.insert(orderStatusChange).values({ orderId, status: 'paid' });
  await db.insert(paymentEvent).values({ id: 'evento-1', orderId, kind: 'payment.succeeded' });
  const panel = await storePanelRows(db, user.row, written?.schoolId ?? 0);
  return {
    user,
    keys: {
      ...panel,
      accountId,
      baseUserId,
      orderId,
      reviewId: written?.id ?? 0,
      questionId: asked?.id ?? 0,
      schoolVisitId: visited?.id ?? 0,
    },
  };
}

/** What the panel stores of somebody who uses it. */
async function storePanelRows(
  db: Database['db'],
  { id: accountId, email }: AccountRow,
  schoolId: number,
): Promise<Pick<PersonKeys, 'sessionId' | 'invitationId'>> {
  const soon = new Date('2027-01-05T12:00:00Z');
  const [session] = await db
    .update(accountSession)
    .set({ secondFactorAt: sql`now()`, privilegedSeenAt: sql`now()` })
    .where(eq(accountSession.accountId, accountId))
    .returning();
  const sessionId = session?.id ?? 0;
  await db
    .insert(accountTotp)
    .values({ accountId, secret: Buffer.from('a secret'), confirmedAt: new Date() });
  await db.insert(accountPasskey).values({
    id: 'the-id-of-a-credential',
    accountId,
    publicKey: Buffer.from('a key'),
    counter: 1,
    device: 'Chrome no Android',
    lastUsedAt: new Date('2026-03-05T12:00:00Z'),
  });
  await db.insert(passkeyChallenge).values({ sessionId, challenge: 'a-random-challenge', expiresAt: soon });
  await db.insert(recoveryCode).values({ accountId, codeDigest: Buffer.from('a digest') });
  await db.insert(operatorAccount).values({ accountId });
  await db.insert(schoolMember).values({ schoolId, accountId, role: 'owner' });
  await db.insert(memberMail).values({ schoolId, accountId, urgent: false, digestedOn: '2026-03-05' });
  await db.insert(schoolClaim).values({
    schoolId,
    accountId,
    proof: 'document',
    status: 'rejected',
    reason: 'O documento não é legível',
    decidedAt: new Date('2026-03-06T12:00:00Z'),
  });
  const [invitation] = await db
    .insert(schoolInvitation)
    .values({
      schoolId,
      email,
      role: 'staff',
      tokenDigest: Buffer.from('another digest'),
      expiresAt: soon,
      endedAt: new Date('2026-03-07T12:00:00Z'),
    })
    .returning();
  return { sessionId, invitationId: invitation?.id ?? 0 };
}

/** A text for each column of an account that has none yet: a new column is tested without being named here. */
function fillEmptyTexts(row: AccountRow): Readonly<Record<string, string>> {
  const empty = Object.entries(getTableColumns(account)).filter(
    ([name, { dataType }]) => dataType === 'string' && Reflect.get(row, name) === null,
  );
  return Object.fromEntries(empty.map(([name]) => [name, `the ${name} of a user`]));
}
