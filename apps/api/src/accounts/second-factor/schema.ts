import { z } from 'zod';
import { secondFactorStatus } from '../roles/schema.ts';
import { passwordField } from '../schema.ts';

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(8_192);

/** A code of an authenticator app, which may contain spaces. */
const codeField = z.string().max(20);

/** The second factor of the current user. */
export const secondFactorBody = z
  .object({
    status: secondFactorStatus,
    needed: z.enum(['nothing', 'password', 'sign-in']).meta({
      description:
        'What adding the first factor needs: nothing shortly after the sign-in, later the password, or another sign-in without one.',
    }),
    authenticatorSince: z.iso.datetime().nullable(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        device: z.string().meta({ description: "'Chrome no Android'" }),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactor' });

/** Proof that the owner adds the first factor. */
export const proofBody = z.object({
  password: passwordField.optional().meta({ description: 'See `needed` of the second factor.' }),
});

export const authenticatorBody = z
  .object({
    secret: z.string().meta({ description: 'Base32, for people who cannot scan the code.' }),
    uri: z.string().meta({ description: 'otpauth://…, for a QR code.' }),
  })
  .meta({ id: 'Authenticator' });

export const confirmBody = z.object({ code: codeField });

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});
const preference = z.enum(['discouraged', 'preferred', 'required']);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z
  .object({
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
    excludeCredentials: z.array(credentialDescriptor).optional(),
    authenticatorSelection: z
      .object({
        residentKey: preference.optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: preference.optional(),
      })
      .optional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  })
  .meta({ id: 'PasskeyCreationOptions' });

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z
  .object({
    challenge: z.string(),
    timeout: z.int().optional(),
    rpId: z.string().optional(),
    allowCredentials: z.array(credentialDescriptor).optional(),
    userVerification: preference.optional(),
  })
  .meta({ id: 'PasskeyRequestOptions' });

/** What a browser answers to the creation options: `RegistrationResponseJSON`. */
export const createdPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a browser answers to the request options: `AuthenticationResponseJSON`. */
const shownPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

/** A factor that the owner shows. */
export const shownFactor = z.discriminatedUnion('method', [
  z.object({ method: z.literal('authenticator'), code: codeField }),
  z.object({ method: z.literal('passkey'), passkey: shownPasskey }),
  z.object({ method: z.literal('recovery-code'), code: z.string().max(40) }),
]);

export type CreatedPasskey = z.output<typeof createdPasskey>;
export type ShownPasskey = z.output<typeof shownPasskey>;
export type ShownFactor = z.output<typeof shownFactor>;

export const recoveryCodes = z
  .array(z.string())
  .meta({ description: "'7Q2K-M0XB-94TC'. Each works once; they are shown only now." });

/** The renewed session, with recovery codes if the account had no factor before. */
export const addedFactor = z
  .object({ token: z.string(), recoveryCodes: recoveryCodes.nullable() })
  .meta({ id: 'AddedFactor' });

/** What an operator has removed, for `pnpm api accounts reset-second-factor`. */
export const resetFactorBody = z
  .object({
    email: z.string(),
    name: z.string(),
    passkeys: z.int(),
    authenticator: z.boolean().meta({ description: 'Whether there was an authenticator app.' }),
  })
  .meta({ id: 'ResetSecondFactor' });
