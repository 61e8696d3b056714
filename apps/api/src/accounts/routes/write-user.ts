import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { accountFields } from '../account-fields.ts';
import { registerVisitor } from '../visitors/register-visitor.ts';
import { findSignedIn, notSignedIn } from '../sessions/signed-in.ts';
import { updateAccount } from '../update-account.ts';
import { isPreUser, toUser, userBody } from '../user-body.ts';
import { answerVisitor, visitorHeaders } from '../visitors/visitor-session.ts';

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

const saved = z.union([savedUser, savedLead]);

const description = `Signed in, it changes the fields that are given. Otherwise it is a visitor's form. With a password it
registers and signs in (201 with a token); the account has what this form says, and nothing of an earlier one. Without, it
leaves a pre-user, who becomes a user when a CPF is added, and owns neither the e-mail nor the CPF until there is an account
to sign in to: the answer (SavedLead) repeats nothing of any form.`;

/** POST /v3/account/user (CA-04). */
export function registerWriteUser(server: ZodFastify, context: AccountContext): void {
  server.post(
    '/user',
    {
      schema: {
        tags: ['account'],
        summary: 'Register, leave a form, or change who is signed in',
        description,
        headers: visitorHeaders,
        body: accountFields,
        response: {
          200: saved,
          201: saved,
          400: errorBody,
          401: errorBody,
          403: errorBody,
          409: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async (request, reply) => {
      const fields = request.body;
      const caller = await findSignedIn(request, context.database);
      if (caller) {
        const changed = await updateAccount(context, { caller, fields, requestId: request.id });
        return { user: toUser(changed.row), protocol: changed.protocol };
      }
      // Who believes to be signed in means their account, not a form.
      if (request.headers.authorization !== undefined) throw notSignedIn();
      const { row, visitor, token, isNew } = await registerVisitor(context, request, fields);
      answerVisitor(reply, visitor);
      reply.code(isNew ? 201 : 200);
      return token === undefined ? { id: row.id, isPreUser: isPreUser(row) } : { user: toUser(row), token };
    },
  );
}
