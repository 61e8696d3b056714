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

/** Credentials of a demonstration account. */
export interface DemoAccount {
  readonly email: string;
  /** Absent when a user has changed it. */
  readonly password: string | undefined;
}

/** Somebody for whom the demonstration has an account. */
export interface DemoPerson {
  readonly name: string;
  /** The address, at a domain that cannot receive mail (RFC 2606). */
  readonly email: string;
  readonly cpf?: string;
  readonly phone?: string;
  /** Below DATA_DIR: has the e-mail and the password, and is readable by its user only. */
  readonly file: string;
  /** Adds what the account lacks. */
  readonly store: (tx: NodePgDatabase, accountId: number) => Promise<void>;
}

/**
 * Creates an account for exploring the demonstration data in the embedded database. Existing parts are kept and missing ones added, so
 * that it is complete after each start. Its random password is created once.
 *
 * @returns undefined with `DATABASE_URL`, without demonstration data, or when a real account has confirmed its e-mail.
 */
export async function prepareDemoLogin(
  { db, engine }: Database,
  dataDir: string,
  person: DemoPerson,
): Promise<DemoAccount | undefined> {
  if (engine !== 'pglite' || !(await hasDemonstration(db))) return undefined;
  const { email, cpf } = person;
  const isSame = cpf === undefined ? eq(account.email, email) : eq(account.cpf, cpf);
  const [holder] = await db
    .select({ id: account.id, demo: account.demo, passwordHash: account.passwordHash })
    .from(account)
    .where(or(ownsEmail(email), and(account.demo, isSame)));
  if (holder && !holder.demo) return undefined;
  const file = path.join(dataDir, person.file);
  const stored = readPassword(file, email);
  const password = stored ?? newPassword(file, email);
  const isChanged =
    holder !== undefined && stored !== undefined && !(await isPassword(stored, holder.passwordHash));
  const passwordHash = holder && stored !== undefined ? undefined : await hashPassword(password);
  await db.transaction(async (tx) => {
    const accountId = holder?.id ?? (await storeDemoAccount(tx, person));
    if (passwordHash) await tx.update(account).set({ passwordHash }).where(eq(account.id, accountId));
    await person.store(tx, accountId);
  });
  return { email, password: isChanged ? undefined : password };
}

async function hasDemonstration(db: NodePgDatabase): Promise<boolean> {
  const found = await db.select({ id: school.id }).from(school).where(eq(school.demo, true)).limit(1);
  return found.length > 0;
}

/** Stores an account of the demonstration, which nobody can sign in to yet. @returns its id. */
export async function storeDemoAccount(
  tx: NodePgDatabase,
  { name, email, cpf, phone }: Pick<DemoPerson, 'name' | 'email' | 'cpf' | 'phone'>,
): Promise<number> {
  const [visitor] = await tx.insert(baseUser).values({}).returning({ id: baseUser.id });
  if (!visitor) throw new Error('The visitor of the demonstration account was not stored.');
  const [stored] = await tx
    .insert(account)
    .values({ baseUserId: visitor.id, name, email, emailConfirmedAt: new Date(), cpf, phone, demo: true })
    .returning({ id: account.id });
  if (!stored) throw new Error('The demonstration account was not stored.');
  return stored.id;
}

const credentials = z.object({ email: z.string(), password: z.string().min(8) });

/** The stored password; undefined when the file is missing, truncated, or of somebody else. */
function readPassword(file: string, email: string): string | undefined {
  try {
    const stored = credentials.parse(JSON.parse(readFileSync(file, 'utf8')));
    return stored.email === email ? stored.password : undefined;
  } catch {
    return undefined;
  }
}

function newPassword(file: string, email: string): string {
  const password = randomBytes(12).toString('base64url');
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify({ email, password }, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return password;
}
