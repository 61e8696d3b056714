import { z } from 'zod';
import { consentPurposeNames } from './change-consent.ts';

export const purpose = z.enum(consentPurposeNames);

export const protocol = z.string().meta({ description: "'LGPD-2026-7Q2K-M0XB'" });

/** A decision on a purpose. */
export const consentDecision = z.object({
  purpose,
  device: z
    .object({
      version: z.int32().positive().meta({ description: 'Version of the answered question.' }),
      decidedAt: z.iso
        .datetime()
        // PostgreSQL has no year 0.
        .refine((text) => text >= '0001')
        .transform((text) => new Date(text))
        .meta({ description: "By the device's clock." }),
    })
    .optional()
    .meta({ description: 'Set if the question about cookies was answered on a device.' }),
});

export const consentBody = z.object({
  purpose,
  description: z.string(),
  granted: z.boolean(),
  since: z.iso.datetime().nullable().meta({ description: 'Time of the latest decision; null without one.' }),
});

/** A scholarship that was not used for an enrollment yet: deleting the account gives it up. */
export const unusedScholarship = z
  .object({
    code: z.string(),
    paid: z.boolean().meta({ description: 'false for one with nothing to pay.' }),
    school: z.string(),
    student: z.string().meta({ description: "The student's first name." }),
    year: z.int(),
  })
  .meta({ id: 'UnusedScholarship' });

export const privacyPanel = z
  .object({
    holder: z.object({
      name: z.string(),
      email: z.string(),
      cpf: z.string().nullable().meta({ description: "Masked: '***.456.789-**'" }),
    }),
    data: z.array(
      z.object({
        category: z.string(),
        what: z.string(),
        purpose: z.string(),
        legalBasis: z.string(),
        retention: z.string(),
      }),
    ),
    consents: z.array(consentBody),
    unusedScholarships: z.array(unusedScholarship),
    requests: z.array(
      z.object({
        protocol,
        kind: z.enum(['export', 'correction', 'deletion', 'withdrawal']),
        purpose: purpose.nullable(),
        createdAt: z.iso.datetime(),
        completedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PrivacyPanel' });

/** Minutes after a sign-in in which no password is required: users who sign in with Google have none. */
export const RECENT_SIGN_IN_MINUTES = 10;

export const deletionBody = z.object({
  password: z
    .string()
    .max(1_000)
    .optional()
    .meta({ description: `Not needed within ${RECENT_SIGN_IN_MINUTES} minutes of signing in.` }),
  reviews: z
    .enum(['anonymize', 'remove'])
    .default('anonymize')
    .meta({ description: 'Whether reviews and questions become anonymous, or are removed.' }),
  givenUp: z
    .array(z.string().max(100))
    .max(1_000)
    .default([])
    .meta({ description: 'Codes of the paid, unused scholarships that the user gives up: all of them.' }),
});

export const deletionAnswer = z
  .object({
    protocol: z.string(),
    cancelledOrders: z.int().meta({ description: 'Cancelled reservations, whose seats are free again.' }),
    keptOrders: z.int().meta({ description: 'Orders that must be kept by law.' }),
    reviews: z.int().meta({ description: 'Number of reviews made anonymous or removed.' }),
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
  })
  .meta({ id: 'AccountDeletion' });
