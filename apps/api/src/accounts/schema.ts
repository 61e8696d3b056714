import { cpfDigits, cpfPattern, cpfProblem } from '@melhor-escola/domain/cpf';
import { emailProblem, MAX_EMAIL_LENGTH, normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { fullNameProblem, MAX_FULL_NAME_LENGTH } from '@melhor-escola/domain/full-name';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { formatPhone, phoneDigits, phoneProblem } from '@melhor-escola/domain/phone-number';
import { z } from 'zod';
import type { AccountRow } from './account.ts';

/**
 * A text validated by a domain rule: the site's forms apply the same rule with the same message (VA-01).
 * `meta` precedes the transform because zod omits the examples of a transformed schema.
 */
const textField = (findProblem: (text: string) => string | undefined, meta: z.core.GlobalMeta) =>
  z
    .string()
    .superRefine((text, context) => {
      const problem = findProblem(text);
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

/** A CPF with correct check digits (VA-10), with or without its dots and hyphen → its digits. */
const cpfField = textField(cpfProblem, {
  pattern: cpfPattern.source,
  description: 'With or without dots and hyphen.',
  examples: ['529.982.247-25', '11144477735'],
}).transform(cpfDigits);

/**
 * `requireStrongPassword` checks it, because it needs the account's name and e-mail. The maximum bounds the
 * cost of hashing.
 */
export const passwordField = z.string().min(1, requiredMessage('senha')).max(1024, 'Senha longa demais');

/** Anyone can write to analytics cookies: values that are not plain text are dropped instead of failing the request. */
const cookieText = z
  .string()
  .transform((text) => (/^[\u0020-\u007E]{1,200}$/.test(text) ? text : undefined))
  .optional();

/** Personal data that users can correct, in the columns of the same names. An added field is stored and gets a protocol. */
const personalFields = {
  name: fullNameField.optional(),
  email: emailField.optional(),
  phone: phoneField.nullable().optional().meta({ description: 'null removes it.' }),
  cpf: cpfField.optional(),
};

export type PersonalFieldName = keyof typeof personalFields;
export const personalFieldNames = z.object(personalFields).keyof().options;

/** Fields of CA-04: all optional, since an update sends only what changes. */
export const accountFields = z
  .object({
    ...personalFields,
    password: passwordField
      .optional()
      .meta({ description: 'Registers the visitor; for a signed-in user, the new password.' }),
    currentPassword: passwordField
      .optional()
      .meta({ description: 'Required of a signed-in user to change e-mail or password.' }),
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

/** Account fields of a request, parsed. */
export type AccountFields = z.output<typeof accountFields>;

/** The same data as it is returned: to the user, and in the copy that users download. */
export const personalBody = {
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  cpf: z.string().nullable().meta({ description: 'Digits only. A user with a CPF is registered.' }),
} satisfies Record<PersonalFieldName, z.ZodType>;

/** A user as the user sees it (EN-01). */
export const userBody = z
  .object({
    id: z.int(),
    ...personalBody,
    emailConfirmed: z.boolean().meta({ description: 'Whether the user confirmed the address.' }),
    pendingEmail: z
      .string()
      .nullable()
      .meta({ description: 'The address that replaces the e-mail once it is confirmed.' }),
    hasGoogle: z.boolean().meta({ description: 'Whether the user can sign in with Google.' }),
    hasPassword: z.boolean().meta({
      description: 'Without one the user signs in with Google, and can create one through password recovery.',
    }),
    phone: personalBody.phone.meta({ description: "'(11) 91234-5678'" }),
    picture: z.string().nullable(),
    gaToken: z.string().nullable(),
  })
  .meta({ id: 'User' });

/** Maps a stored row to the response for the current user. Contains the full CPF, because forms need it. */
export function toUser(row: AccountRow): z.input<typeof userBody> {
  return {
    id: row.id,
    name: row.name,
    cpf: row.cpf,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: row.pendingEmail,
    hasGoogle: row.googleSubject !== null,
    hasPassword: row.passwordHash !== null,
    phone: row.phone === null ? null : formatPhone(row.phone),
    picture: row.picture,
    gaToken: row.gaToken,
  };
}

/** A response that contains only a message to the visitor. */
export const messageBody = z
  .object({ message: z.string().meta({ description: 'For the visitor, in Portuguese.' }) })
  .meta({ id: 'Message' });

const savedUser = z
  .object({
    user: userBody,
    protocol: z
      .string()
      .optional()
      .meta({ description: 'Protocol number of a correction of personal data (LGPD).' }),
    token: z
      .string()
      .optional()
      .meta({ description: 'Session token, after a registration with a password.' }),
  })
  .meta({ id: 'SavedUser' });

/** Response to a visitor's form: nothing from this or an earlier form (S31). */
const savedLead = z
  .object({
    id: z.int(),
    isPreUser: z.boolean().meta({ description: 'Whether there is no CPF yet.' }),
  })
  .meta({ id: 'SavedLead' });

export const saved = z.union([savedUser, savedLead]);
