import { formatPhone } from '@melhor-escola/domain/phone-number';
import { z } from 'zod';
import type { account } from '../database/account-schema.ts';

/** A person as they are stored. */
export type AccountRow = typeof account.$inferSelect;

/** A user as its owner sees it (EN-01). */
export const userBody = z
  .object({
    id: z.int(),
    name: z.string(),
    cpf: z.string().nullable().meta({ description: 'Digits only. Registered is who has one.' }),
    email: z.string(),
    emailConfirmed: z.boolean().meta({ description: 'Whether its owner proved to read the mailbox.' }),
    hasPassword: z.boolean().meta({
      description: 'Without one they sign in with Google, and create one by recovery.',
    }),
    phone: z.string().nullable().meta({ description: "'(11) 91234-5678'" }),
    picture: z.string().nullable(),
    gaToken: z.string().nullable(),
  })
  .meta({ id: 'User' });

/** The stored row as it is answered to its owner, and to nobody else: the CPF is whole, because forms need it. */
export function toUser(row: AccountRow): z.input<typeof userBody> {
  return {
    id: row.id,
    name: row.name,
    cpf: row.cpf,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    hasPassword: row.passwordHash !== null,
    phone: row.phone === null ? null : formatPhone(row.phone),
    picture: row.picture,
    gaToken: row.gaToken,
  };
}

/** Whether somebody can sign in to it. Who cannot owns nothing, not even the e-mail that was written. */
export function canSignIn({ passwordHash, googleSubject }: AccountRow): boolean {
  return passwordHash !== null || googleSubject !== null;
}

/** Details somebody left in a form (EN-02): no way to sign in, and no CPF. */
export function isPreUser(row: AccountRow): boolean {
  return !canSignIn(row) && row.cpf === null;
}
