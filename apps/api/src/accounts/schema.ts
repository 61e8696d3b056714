import { cpfDigits, cpfPattern, cpfProblem } from '@melhor-escola/domain/cpf';
import { emailProblem, MAX_EMAIL_LENGTH, normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { fullNameProblem, MAX_FULL_NAME_LENGTH } from '@melhor-escola/domain/full-name';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { formatPhone, phoneDigits, phoneProblem } from '@melhor-escola/domain/phone-number';
import { z } from 'zod';
import type { AccountRow } from './account.ts';

/**
 * A text that a rule of the domain accepts: the site's forms apply the same rule with the same message (VA-01). `meta` comes
 * before the transform that follows, because zod leaves out the examples of what comes after one.
 */
const textField = (problemOf: (text: string) => string | undefined, meta: z.core.GlobalMeta) =>
  z
    .string()
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem !== undefined) context.addIssue(problem);
    })
    .meta(meta);

/** A person's full name (VA-01), formatted (VA-02). */
export const fullNameField = textField(fullNameProblem, {
  maxLength: MAX_FULL_NAME_LENGTH,
  description:
    'At least two words of letters, which may have apostrophes and hyphens between letters; stored capitalised.',
  examples: ['Maria das Dores', "Ana-Lúcia D'Ávila"],
}).transform((name) => formatPersonName(name.normalize('NFC')));

/** An e-mail address (VA-01), in lower case. */
export const emailField = textField(emailProblem, {
  maxLength: MAX_EMAIL_LENGTH,
  examples: ['maria@exemplo.com.br'],
}).transform(normalizeEmail);

/** A phone number (VA-01) → its digits. */
const phoneField = textField(phoneProblem, {
  description: 'The area code may be left out.',
  examples: ['(11) 91234-5678', '91234-5678'],
}).transform(phoneDigits);

/** A CPF with right check digits (VA-10), with or without its dots and hyphen → its digits. */
const cpfField = textField(cpfProblem, {
  pattern: cpfPattern.source,
  description: 'With or without dots and hyphen.',
  examples: ['529.982.247-25', '11144477735'],
}).transform(cpfDigits);

/** Judged by `requireStrongPassword`, which knows whose it is. The bound keeps what nobody would type from the hash. */
export const passwordField = z.string().min(1, requiredMessage('senha')).max(1024, 'Senha longa demais');

/** What analytics cookies hold is anybody's to write: whatever is not plain text is left out, and refuses nothing. */
const cookieText = z
  .string()
  .transform((text) => (/^[\u0020-\u007E]{1,200}$/.test(text) ? text : undefined))
  .optional();

/** The fields of CA-04: all optional, since an update names what changes. */
export const accountFields = z
  .object({
    name: fullNameField.optional(),
    email: emailField.optional(),
    phone: phoneField.nullable().optional().meta({ description: 'null removes it.' }),
    cpf: cpfField.optional(),
    password: passwordField
      .optional()
      .meta({ description: 'Registers the visitor; of who is signed in, the new password.' }),
    currentPassword: passwordField
      .optional()
      .meta({ description: 'Asked of who is signed in and changes e-mail or password.' }),
    gaToken: cookieText.meta({ description: 'The analytics cookie without its first 6 characters.' }),
    gaCampaignParams: z
      .object({
        utmCampaign: cookieText,
        utmSource: cookieText,
        utmMedium: cookieText,
        adgroupid: cookieText,
        gadSource: cookieText,
        gclid: cookieText,
      })
      .optional(),
  })
  .meta({ id: 'AccountFields' });

/** What a caller writes of an account, parsed. */
export type AccountFields = z.output<typeof accountFields>;

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

/** An answer that says something to a visitor, and nothing else. */
export const messageBody = z
  .object({ message: z.string().meta({ description: 'For the visitor, in Portuguese.' }) })
  .meta({ id: 'Message' });

const savedUser = z
  .object({
    user: userBody,
    protocol: z.string().optional().meta({ description: 'Of a correction of personal data (LGPD).' }),
    token: z.string().optional().meta({ description: 'Of who registered with a password.' }),
  })
  .meta({ id: 'SavedUser' });

/** What a visitor's form is answered: nothing of what it or an earlier one said (S31). */
const savedLead = z
  .object({
    id: z.int(),
    isPreUser: z.boolean().meta({ description: 'Whether there is no CPF yet.' }),
  })
  .meta({ id: 'SavedLead' });

export const saved = z.union([savedUser, savedLead]);
