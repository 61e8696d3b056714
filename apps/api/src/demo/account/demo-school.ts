import { today } from '@melhor-escola/domain/date';
import { cityTimeZone, DAY_MS, localMoment } from '@melhor-escola/domain/time-zone';
import { defaultVisitHours, VISIT_MINUTES, visitDays, visitTime } from '@melhor-escola/domain/visit-times';
import { and, asc, count, desc, eq, gte, like } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { account } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { schoolMember } from '../../platform/database/panel-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { type DemoAccount, prepareDemoLogin, storeDemoAccount } from './demo-login.ts';
import { storeDemoOrder } from './demo-orders.ts';

/**
 * The account of somebody at a school, for the panel: its school has offers, questions, visits, and an order of every status. On the staff,
 * because an owner needs a second factor.
 */
export function prepareDemoSchool(database: Database, dataDir: string): Promise<DemoAccount | undefined> {
  return prepareDemoLogin(database, dataDir, {
    name: 'Secretaria de Demonstração',
    email: 'escola.demonstracao@melhorescola.example',
    file: 'demo-school-account.json',
    store: storeDemoSchool,
  });
}

async function storeDemoSchool(tx: NodePgDatabase, accountId: number): Promise<void> {
  const own = (await findOwnSchool(tx, accountId)) ?? (await chooseSchool(tx));
  if (!own) return;
  const member = { schoolId: own.id, accountId, role: 'staff' } as const;
  await tx.insert(schoolMember).values(member).onConflictDoNothing();
  await storeOrders(tx, own.id);
  await storeVisits(tx, own);
  await storeQuestions(tx, own.id);
}

interface DemoSchoolRow {
  readonly id: number;
  readonly cityId: number;
}

async function findOwnSchool(tx: NodePgDatabase, accountId: number): Promise<DemoSchoolRow | undefined> {
  const [found] = await tx
    .select({ id: school.id, cityId: school.cityId })
    .from(schoolMember)
    .innerJoin(school, eq(school.id, schoolMember.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(schoolMember.accountId, accountId));
  return found;
}

/** A school with many scholarships, in the largest city that has one. */
async function chooseSchool(tx: NodePgDatabase): Promise<DemoSchoolRow | undefined> {
  const [found] = await tx
    .select({ id: school.id, cityId: school.cityId })
    .from(offer)
    .innerJoin(school, eq(school.id, offer.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .where(and(eq(school.demo, true), gte(offer.validUntil, today())))
    .groupBy(school.id, city.population)
    .orderBy(desc(city.population), desc(count()), asc(school.id))
    .limit(1);
  return found;
}

const families = ['Ana', 'Bruno', 'Célia', 'Davi', 'Elisa', 'Fábio', 'Gabriela'];

/** An order of each status that the school lacks, each of another family. Nobody can sign in to their accounts. */
async function storeOrders(tx: NodePgDatabase, schoolId: number): Promise<void> {
  const existing = await tx
    .select({ status: scholarshipOrder.status })
    .from(scholarshipOrder)
    .where(and(eq(scholarshipOrder.schoolId, schoolId), eq(scholarshipOrder.demo, true)));
  for (const [index, status] of orderStatuses.entries()) {
    if (existing.some((order) => order.status === status)) continue;
    const name = `${families[index % families.length] ?? ''} de Demonstração`;
    const email = `familia.${index + 1}@melhorescola.example`;
    const [known] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
    const accountId = known?.id ?? (await storeDemoAccount(tx, { name, email, phone: '11900000001' }));
    await storeDemoOrder(tx, accountId, status, eq(offer.schoolId, schoolId));
  }
}

/** Identifies the rows of the demonstration: no real mailbox ends like this. */
const DEMO_MAILBOX = '@melhorescola.example';

/** Visits in every state: asked for, confirmed, with other times proposed, declined, cancelled. */
async function storeVisits(tx: NodePgDatabase, { id: schoolId, cityId }: DemoSchoolRow): Promise<void> {
  const ofSchool = and(eq(schoolVisit.schoolId, schoolId), like(schoolVisit.email, `%${DEMO_MAILBOX}`));
  if ((await tx.$count(schoolVisit, and(ofSchool, gte(schoolVisit.endsAt, new Date())))) > 0) return;
  const zone = cityTimeZone(cityId);
  // Days on which the school receives families, of next week.
  const [first, second] = visitDays(new Date(), zone, defaultVisitHours).slice(4);
  if (!first || !second) throw new Error('The next two weeks have less than six school days.');
  const times = [visitTime(first.day, 9), visitTime(second.day, 14)];
  const endsAt = new Date(localMoment(visitTime(second.day, 14), zone).getTime() + VISIT_MINUTES * 60_000);
  // In the last finished week, which the overview counts.
  const createdAt = new Date(Date.now() - 7 * DAY_MS);
  const asked = { schoolId, times, forwardedTo: 'school', endsAt, createdAt } as const;
  await tx.insert(schoolVisit).values([
    {
      ...asked,
      contactName: 'Helena de Demonstração',
      email: `helena${DEMO_MAILBOX}`,
      studentGrade: '1-ano',
    },
    {
      ...asked,
      contactName: 'Igor de Demonstração',
      email: `igor${DEMO_MAILBOX}`,
      question: 'Podemos ver a biblioteca?',
    },
    {
      ...asked,
      contactName: 'Joana de Demonstração',
      email: `joana${DEMO_MAILBOX}`,
      confirmedTime: times[0],
    },
    { ...asked, contactName: 'Lia de Demonstração', email: `lia${DEMO_MAILBOX}`, status: 'proposed' },
    { ...asked, contactName: 'Mateus de Demonstração', email: `mateus${DEMO_MAILBOX}`, status: 'declined' },
    { ...asked, contactName: 'Kaique de Demonstração', email: `kaique${DEMO_MAILBOX}`, status: 'cancelled' },
  ]);
}

/** Questions that wait for the school's answer. */
async function storeQuestions(tx: NodePgDatabase, schoolId: number): Promise<void> {
  const texts = ['Há transporte escolar saindo do centro?', 'O material é comprado na escola?'];
  const known = await tx
    .select({ text: question.text })
    .from(question)
    .where(and(eq(question.schoolId, schoolId), eq(question.demo, true)));
  const missing = texts.filter((text) => !known.some((stored) => stored.text === text));
  if (missing.length === 0) return;
  await tx
    .insert(question)
    .values(
      missing.map((text) => ({ schoolId, userName: 'Lívia M.', text, demo: true, publishedAt: new Date() })),
    );
}
