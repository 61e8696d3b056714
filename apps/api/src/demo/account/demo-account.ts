import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { ownsEmail } from '../../accounts/account.ts';
import { hashPassword, isPassword } from '../../accounts/passwords/check-password.ts';
import { account, baseUser } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { storeDemoBenefits } from './demo-benefits.ts';
import { storeDemoOrders } from './demo-orders.ts';
import { storeOwnReviews } from './demo-own-reviews.ts';

/** A domain that cannot receive mail (RFC 2606). */
const demoEmail = 'familia.demonstracao@melhorescola.example';
/** The usual example: consecutive digits with correct check digits. */
const demoCpf = '12345678909';

/** Credentials of the demonstration account. */
export interface DemoAccount {
  readonly email: string;
  /** Absent when a user has changed it. */
  readonly password: string | undefined;
}

/**
 * Creates an account for exploring the demonstration data in the embedded database: with a CPF, an order of every
 * status, benefits and reviews. Existing parts are kept and missing ones added, so that it is complete after each
 * start. Its random password is created once and stored in `DATA_DIR/demo-account.json`, readable by the file's user
 * only.
 *
 * @returns undefined with `DATABASE_URL`, without demonstration data, or when a real account has confirmed its e-mail.
 */
export async function prepareDemoAccount(
  { db, engine }: Database,
  dataDir: string,
): Promise<DemoAccount | undefined> {
  if (engine !== 'pglite' || !(await hasDemonstration(db))) return undefined;
  const [holder] = await db
    .select({ id: account.id, demo: account.demo, passwordHash: account.passwordHash })
    .from(account)
    .where(or(ownsEmail(demoEmail), and(account.demo, eq(account.cpf, demoCpf))));
  if (holder && !holder.demo) return undefined;
  const file = path.join(dataDir, 'demo-account.json');
  const kept = readPassword(file);
  const password = kept ?? newPassword(file);
  const isChanged =
    holder !== undefined && kept !== undefined && !(await isPassword(kept, holder.passwordHash));
  const passwordHash = holder && kept !== undefined ? undefined : await hashPassword(password);
  await db.transaction(async (tx) => {
    const accountId = holder?.id ?? (await storeAccount(tx));
    if (passwordHash) await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId));
    await storeDemoOrders(tx, accountId);
    await storeOwnReviews(tx, accountId);
    await storeDemoBenefits(tx);
  });
  return { email: demoEmail, password: isChanged ? undefined : password };
}

async function hasDemonstration(db: NodePgDatabase): Promise<boolean> {
  const found = await db.select({ id: school.id }).from(school).where(eq(school.demo, true)).limit(1);
  return found.length > 0;
}

async function storeAccount(tx: NodePgDatabase): Promise<number> {
  const [visitor] = await tx.insert(baseUser).values({}).returning({ id: baseUser.id });
  if (!visitor) throw new Error('The visitor of the demonstration account was not stored.');
  const [stored] = await tx
    .insert(account)
    .values({
      baseUserId: visitor.id,
      name: 'Família de Demonstração',
      email: demoEmail,
      emailConfirmedAt: new Date(),
      cpf: demoCpf,
      phone: '11900000000',
      demo: true,
    })
    .returning({ id: account.id });
  if (!stored) throw new Error('The demonstration account was not stored.');
  return stored.id;
}

const ensurePassword = z.object({ email: z.literal(demoEmail), password: z.string().min(8) });

/** The stored password; undefined when the file is missing or truncated. */
function readPassword(file: string): string | undefined {
  try {
    return ensurePassword.parse(JSON.parse(readFileSync(file, 'utf8'))).password;
  } catch {
    return undefined;
  }
}

function newPassword(file: string): string {
  const password = randomBytes(12).toString('base64url');
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify({ email: demoEmail, password }, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return password;
}
