import { schoolRoles } from '@melhor-escola/domain/panel-role';
import { z } from 'zod';
import { pageSources, preparedFields } from '../../catalog/schools/page/schema.ts';

/** How a claimant shows that the school sent them. */
const proof = z.enum(['email', 'phone', 'document']);

export const beginClaimBody = z.object({ proof: proof.exclude(['document']) });

export const claimCodeBody = z.object({ code: z.string().regex(/^\d{6}$/) });

const claimFields = z.object({
  proof,
  status: z.enum(['code', 'waiting', 'approved', 'rejected']).meta({
    description: 'code: the claimant enters the code; waiting: our team decides, or calls the school.',
  }),
  isProven: z
    .boolean()
    .meta({ description: 'Whether the code was right, and our team decides nevertheless.' }),
  reason: z.string().nullable().meta({ description: 'Why our team rejected it.' }),
  createdAt: z.iso.datetime(),
  codeExpiresAt: z.iso.datetime().nullable().meta({ description: 'With the status code.' }),
  triesLeft: z.int().meta({ description: 'Of the code.' }),
  mayRepeatAt: z.iso.datetime().nullable().meta({ description: 'After a rejection.' }),
});

const claimedSchool = z.object({ slug: z.string(), name: z.string(), city: z.string(), uf: z.string() });

/** What the current user needs to claim a school. */
export const claimPageBody = z
  .object({
    school: claimedSchool,
    proofs: z.object({
      email: z.string().nullable().meta({
        description: "The register's address, masked: 's•••@g•••.com.br'; null without one.",
      }),
      phone: z.boolean().meta({ description: 'Whether the register has a phone number.' }),
    }),
    emailConfirmed: z.boolean().meta({ description: 'Whether the account has confirmed its e-mail.' }),
    role: z.enum(schoolRoles).nullable().meta({ description: 'What the account is of the school already.' }),
    hasOwner: z.boolean().meta({ description: 'Whether our team will have to decide.' }),
    claim: claimFields.nullable().meta({ description: 'The latest.' }),
  })
  .meta({ id: 'ClaimPage' });

/** The page of a school as its claimant prepares it. */
export const claimedPageBody = z
  .object({
    ...preparedFields,
    ...pageSources,
    seen: z.object(preparedFields).meta({
      description: 'The published values; of what the claimant has prepared, those that they saw then.',
    }),
    isPrepared: z
      .boolean()
      .meta({ description: 'Whether some of these are values of the claimant, not the published ones.' }),
  })
  .meta({ id: 'ClaimedPage' });

/** The current user's claims. */
export const ownClaimsBody = z
  .object({ items: z.array(claimFields.extend({ school: claimedSchool })) })
  .meta({ id: 'OwnClaims' });

const person = z.object({ name: z.string(), email: z.string() });

/** Claims that our team decides. */
export const waitingClaimsBody = z
  .object({
    items: z.array(
      z.object({
        id: z.int(),
        school: claimedSchool.extend({
          phone: z.string().nullable().meta({ description: 'Of the register: the one to call.' }),
        }),
        claimant: person,
        proof,
        isProven: z
          .boolean()
          .meta({ description: 'Whether the code was right: somebody else is the owner.' }),
        documentType: z.string().nullable(),
        owners: z.array(person),
        others: z
          .array(person.extend({ proof, status: claimFields.shape.status, createdAt: z.iso.datetime() }))
          .meta({ description: 'Claims of the same school by other people: the latest ten, latest first.' }),
        moreOthers: z.int().meta({ description: 'How many more claims of other people there are.' }),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'WaitingClaims' });

export const approveClaimBody = z.object({
  role: z.enum(schoolRoles).optional().meta({
    description: 'Without it, owner for the first person of the school, otherwise staff.',
  }),
});

export const rejectClaimBody = z.object({ reason: z.string().trim().min(5).max(500) });

/** A claim's document. In JSON, so that no browser shows a stranger's file as a page of our own origin. */
export const claimDocumentBody = z
  .object({ type: z.string(), base64: z.string() })
  .meta({ id: 'ClaimDocument' });

/** The code that an operator reads out on the telephone. Shown once. */
export const phoneCodeBody = z
  .object({ code: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'PhoneCode' });
