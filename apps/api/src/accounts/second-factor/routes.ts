import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { account, accountTotp } from '../../platform/database/account-schema.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import type { AccountContext } from '../account-context.ts';
import { findStanding, readFactorStatus } from '../roles/require-role.ts';
import { tokenBody, deviceName } from '../sessions/sign-in.ts';
import { bearerToken, notSignedIn, signedIn } from '../sessions/signed-in.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
import { addFactor, changeFactors, findNeededProof, type OwnChange, requireOwner } from './change-factor.ts';
import {
  beginPasskey,
  factorNotFound,
  listPasskeys,
  relyingParty,
  removePasskey,
  requestPasskey,
  storePasskey,
  verifyNewPasskey,
} from './passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import {
  addedFactor,
  authenticatorBody,
  confirmBody,
  createdPasskey,
  creationOptions,
  proofBody,
  recoveryCodes,
  requestOptions,
  secondFactorBody,
  shownFactor,
} from './schema.ts';
import { showFactor } from './show-factor.ts';

const path = '/user/second-factor';
const tags = ['account'];
const headers = tenantHeaders;

/** Why adding a factor may be rejected. */
const proofErrors = [
  'CURRENT_PASSWORD_WRONG',
  'FRESH_SIGN_IN_REQUIRED',
  'PASSWORD_NOT_SET',
  'SECOND_FACTOR_REQUIRED',
] as const;

const ownChange = (request: FastifyRequest): OwnChange => ({
  session: signedIn(request),
  token: bearerToken(request) ?? '',
  requestId: request.id,
});

/** Routes below /v3/account/user/second-factor: on a scope behind `requireSignedIn`. */
export function registerSecondFactor(server: ZodFastify, context: AccountContext): void {
  registerState(server, context);
  registerAuthenticator(server, context);
  registerPasskeys(server, context);
  registerRecoveryCodes(server, context);
  registerVerify(server, context);
}

function registerState(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.get(
    path,
    {
      schema: {
        tags,
        summary: 'The second factor of the current user',
        headers,
        response: { 200: secondFactorBody },
      },
    },
    async (request) => {
      const session = signedIn(request);
      const { accountId } = session;
      const [own] = await db.select().from(account).where(eq(account.id, accountId));
      if (!own) throw notSignedIn();
      const [totp] = await db.select().from(accountTotp).where(eq(accountTotp.accountId, accountId));
      const passkeys = await listPasskeys(db, accountId);
      return {
        status: readFactorStatus(await findStanding(db, session)),
        needed: await findNeededProof(db, session, own),
        authenticatorSince: totp?.confirmedAt?.toISOString() ?? null,
        passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
          id,
          device,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await countRecoveryCodes(db, accountId),
      };
    },
  );
}

function registerAuthenticator(server: ZodFastify, context: AccountContext): void {
  const { db } = context.database;
  server.post(
    `${path}/authenticator`,
    {
      schema: {
        tags,
        summary: 'Begin to set up an authenticator app',
        description: 'The secret counts once a code of it is confirmed, within an hour.',
        headers,
        body: proofBody,
        response: { 200: authenticatorBody },
        errors: [...proofErrors, 'AUTHENTICATOR_EXISTS'],
      },
    },
    async (request) => {
      const own = await requireOwner(context, signedIn(request), request.body.password);
      return beginAuthenticator(db, own);
    },
  );
  server.post(
    `${path}/authenticator/confirm`,
    {
      schema: {
        tags,
        summary: 'Confirm an authenticator app with its first code',
        description: 'Renews the session, which has shown the factor.',
        headers,
        body: confirmBody,
        response: { 200: addedFactor },
        errors: ['AUTHENTICATOR_NOT_BEGUN', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG'],
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      const limited = [`account:${accountId}`, clientAddress(request)] as const;
      await context.limits['second-factor'].count(...limited);
      const added = await addFactor(context, ownChange(request), {
        change: { kind: 'authenticator-added' },
        add: (tx) => confirmAuthenticator(tx, accountId, request.body.code),
      });
      await context.limits['second-factor'].clear(...limited);
      return added;
    },
  );
  server.delete(
    `${path}/authenticator`,
    {
      schema: {
        tags,
        summary: 'Remove the authenticator app',
        headers,
        response: { 204: z.null() },
        errors: ['SECOND_FACTOR_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
      },
    },
    async (request, reply) => {
      await changeFactors(context, ownChange(request), async (tx) => {
        if (!(await removeAuthenticator(tx, signedIn(request).accountId))) throw factorNotFound();
        return { change: { kind: 'authenticator-removed' }, result: undefined };
      });
      return reply.code(204).send(null);
    },
  );
}

function registerPasskeys(server: ZodFastify, context: AccountContext): void {
  const { db } = context.database;
  const party = relyingParty(context.environment.siteUrl);
  server.post(
    `${path}/passkeys/options`,
    {
      schema: {
        tags,
        summary: 'Begin to add a passkey',
        description: 'The challenge works once, for five minutes, in this session.',
        headers,
        body: proofBody,
        response: { 200: creationOptions },
        errors: [...proofErrors, 'PASSKEYS_LIMIT'],
      },
    },
    async (request) => {
      const session = signedIn(request);
      const own = await requireOwner(context, session, request.body.password);
      return beginPasskey(db, party, { session, own });
    },
  );
  server.post(
    `${path}/passkeys`,
    {
      schema: {
        tags,
        summary: 'Add a passkey',
        description: 'Renews the session, which has shown the factor.',
        headers,
        body: createdPasskey,
        response: { 200: addedFactor },
        errors: ['PASSKEYS_LIMIT', 'PASSKEY_INVALID', 'SECOND_FACTOR_REQUIRED'],
      },
    },
    async (request) => {
      const session = signedIn(request);
      const device = deviceName(request.headers['user-agent']);
      const passkey = await verifyNewPasskey(db, party, { session, created: request.body });
      return addFactor(context, ownChange(request), {
        change: { kind: 'passkey-added', device },
        add: (tx) => storePasskey(tx, { ...passkey, accountId: session.accountId, device }),
      });
    },
  );
  server.post(
    `${path}/passkeys/remove`,
    {
      schema: {
        tags,
        summary: 'Remove a passkey',
        headers,
        // In the body: ids may be longer than a part of a path.
        body: z.object({ id: z.string().max(2_000) }),
        response: { 204: z.null() },
        errors: ['SECOND_FACTOR_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
      },
    },
    async (request, reply) => {
      const { id } = request.body;
      await changeFactors(context, ownChange(request), async (tx) => {
        // A NUL would be an error of the database.
        const device = id.includes('\0')
          ? undefined
          : await removePasskey(tx, signedIn(request).accountId, id);
        if (device === undefined) throw factorNotFound();
        return { change: { kind: 'passkey-removed', device }, result: undefined };
      });
      return reply.code(204).send(null);
    },
  );
}

function registerRecoveryCodes(server: ZodFastify, context: AccountContext): void {
  server.post(
    `${path}/recovery-codes`,
    {
      schema: {
        tags,
        summary: 'Replace the recovery codes',
        headers,
        response: { 200: z.object({ recoveryCodes }) },
        errors: ['SECOND_FACTOR_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
      },
    },
    async (request) =>
      changeFactors(context, ownChange(request), async (tx) => {
        const session = signedIn(request);
        if (!(await findStanding(tx, session)).hasFactor) throw factorNotFound();
        const codes = await renewRecoveryCodes(tx, session.accountId);
        return { change: { kind: 'recovery-codes-renewed' }, result: { recoveryCodes: codes } };
      }),
  );
}

function registerVerify(server: ZodFastify, context: AccountContext): void {
  const { db } = context.database;
  const party = relyingParty(context.environment.siteUrl);
  server.post(
    `${path}/verify/options`,
    {
      schema: {
        tags,
        summary: 'Begin to show a passkey',
        description: 'The challenge works once, for five minutes, in this session.',
        headers,
        response: { 200: requestOptions },
        errors: ['SECOND_FACTOR_NOT_FOUND'],
      },
    },
    (request) => requestPasskey(db, party, signedIn(request)),
  );
  server.post(
    `${path}/verify`,
    {
      schema: {
        tags,
        summary: 'Show the second factor',
        description:
          'Makes the session privileged and renews it: the token of the call is rejected afterwards.',
        headers,
        body: shownFactor,
        response: { 200: tokenBody },
        errors: ['SECOND_FACTOR_WRONG'],
      },
    },
    async (request) => {
      const own = { ...ownChange(request), address: clientAddress(request) };
      return { token: await showFactor(context, own, request.body) };
    },
  );
}
