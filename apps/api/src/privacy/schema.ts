import { z } from 'zod';
import { consentPurposeNames } from './change-consent.ts';

export const purpose = z.enum(consentPurposeNames);

export const protocol = z.string().meta({ description: "'LGPD-2026-7Q2K-M0XB'" });

/** A word on a purpose. */
export const consentWord = z.object({
  purpose,
  device: z
    .object({
      version: z.int().positive().meta({ description: 'Of the question that was answered.' }),
      decidedAt: z.iso
        .datetime()
        .transform((text) => new Date(text))
        .meta({ description: "By the device's clock." }),
    })
    .optional()
    .meta({ description: 'Of an answer that was given on a device, to the question of its cookies.' }),
});

export const consentBody = z.object({
  purpose,
  description: z.string(),
  granted: z.boolean(),
  since: z.iso.datetime().nullable().meta({ description: 'The last word on it; null when there was none.' }),
});

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

/** Minutes after signing in in which no password is asked for: who signs in with Google has none. */
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
    .meta({ description: 'Whether reviews stay without a name, or go.' }),
});

export const deletionAnswer = z
  .object({
    protocol: z.string(),
    cancelledOrders: z.int().meta({ description: 'Open reservations, whose seats are free again.' }),
    keptOrders: z.int().meta({ description: 'What the law has us keep.' }),
    reviews: z.int().meta({ description: 'Made anonymous or removed, as was asked for.' }),
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
  })
  .meta({ id: 'AccountDeletion' });
