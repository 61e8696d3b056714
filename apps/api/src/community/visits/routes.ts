import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import type { VisitForwarding } from '../../platform/database/school-visit-schema.ts';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { acceptProposal, cancelVisit, moveVisit, requireOffered } from './change-visit.ts';
import { requestVisit } from './request-visit.ts';
import {
  toVisit,
  toVisitDays,
  visitAcceptance,
  visitBody,
  visitDaysBody,
  visitForm,
  visitMove,
  visitToken,
} from './schema.ts';
import { findVisitedSchool, openVisit, type VisitedSchool } from './visit.ts';
import { createVisitLimits, type VisitContext } from './visit-context.ts';
import { requireListed } from '../../catalog/schools/listing.ts';

const tags = ['visits'];

/** Visits requested without an account (product 14), below /v3. */
export function registerVisitRoutes(
  scope: ZodFastify,
  { database, environment }: Omit<VisitContext, 'limits'>,
): void {
  const context: VisitContext = { database, environment, limits: createVisitLimits(database) };
  registerVisitDays(scope, context);
  registerRequestVisit(scope, context);
  registerFindVisit(scope, context);
  registerChangeVisit(scope, context);
}

/** GET /v3/schools/{slug}/visits/days: when a school may be visited. */
function registerVisitDays(server: ZodFastify, { database: { db } }: VisitContext): void {
  server.get(
    '/schools/:slug/visits/days',
    {
      schema: {
        tags,
        summary: 'Days and hours at which a school may be visited',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        response: { 200: visitDaysBody },
        errors: ['SCHOOL_NOT_FOUND', 'SCHOOL_UNLISTED'],
      },
    },
    async ({ params }) => {
      const school = await findVisitedSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      requireListed(school);
      return toVisitDays(school, new Date());
    },
  );
}

/** POST /v3/schools/{slug}/visits: the same response for a repeated submission. */
function registerRequestVisit(server: ZodFastify, context: VisitContext): void {
  const {
    database: { db },
    environment,
    limits,
  } = context;
  server.post(
    '/schools/:slug/visits',
    {
      schema: {
        tags,
        summary: 'Request a visit to a school, or ask it a question',
        description:
          'Mails the family, and the school or our team. 409 VISIT_TIME_UNAVAILABLE for a time that is not offered, SCHOOL_UNLISTED for a school that has left the directory. The same form again on the same day changes nothing.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: visitForm,
        response: { 202: messageBody },
        errors: ['SCHOOL_NOT_FOUND', 'SCHOOL_UNLISTED', 'VISIT_TIME_UNAVAILABLE'],
      },
    },
    async (request, reply) => {
      const { body: form, params } = request;
      const address = clientAddress(request);
      await limits.form.count(address);
      const school = await findVisitedSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      requireListed(school);
      const now = new Date();
      requireOffered(form.times, school, now);
      await limits.mail.count(form.email, address);
      await limits.school.count(String(school.id), address);
      const forwardedTo = await forwardingTo(school, context);
      await db.transaction((tx) => requestVisit(tx, { school, form, forwardedTo, now }, environment));
      const what = form.times.length === 0 ? 'a sua pergunta' : 'o seu pedido de visita';
      const message =
        forwardedTo === 'school'
          ? `Recebemos ${what} e enviamos à escola.`
          : `Recebemos ${what}. Nossa equipe passa à escola.`;
      return reply.code(202).send({ message });
    },
  );
}

/** Our team, if the school has no e-mail, or has received very many requests today. */
async function forwardingTo(school: VisitedSchool, { limits }: VisitContext): Promise<VisitForwarding> {
  if (school.email === undefined) return 'team';
  return (await limits['school-mailbox'].allows(String(school.id))) ? 'school' : 'team';
}

/** POST /v3/visits/find: the request of a link. By POST, so that the token is in no log. */
function registerFindVisit(server: ZodFastify, { database: { db }, limits }: VisitContext): void {
  server.post(
    '/visits/find',
    {
      schema: {
        tags,
        summary: 'The visit request of the link in a mail',
        description: 'Does not contain the family’s data.',
        headers: tenantHeaders,
        body: visitToken,
        response: { 200: visitBody },
        errors: ['LINK_INVALID'],
      },
    },
    async (request) => {
      await limits.link.count(clientAddress(request));
      return toVisit(await openVisit(db, request.body.token), new Date());
    },
  );
}

/** POST /v3/visits/move, /accept and /cancel, by the link in a mail. */
function registerChangeVisit(
  server: ZodFastify,
  { database: { db }, environment, limits }: VisitContext,
): void {
  /** Outside the transaction, which has the embedded database's only session. */
  const countChange = async (request: FastifyRequest, { token }: { readonly token: string }) => {
    await limits.link.count(clientAddress(request));
    const { visit } = await openVisit(db, token);
    await limits.change.count(String(visit.id));
  };
  server.post(
    '/visits/move',
    {
      schema: {
        tags,
        summary: 'Move a visit request to other times',
        description: 'Mails the family, and the school or our team.',
        headers: tenantHeaders,
        body: visitMove,
        response: { 200: visitBody },
        errors: ['LINK_INVALID', 'SCHOOL_UNLISTED', 'VISIT_CANCELLED', 'VISIT_TIME_UNAVAILABLE'],
      },
    },
    async (request) => {
      const { token, times } = request.body;
      await countChange(request, request.body);
      const now = new Date();
      const change = { token, environment, now };
      return toVisit(await db.transaction((tx) => moveVisit(tx, times, change)), now);
    },
  );
  server.post(
    '/visits/accept',
    {
      schema: {
        tags,
        summary: 'Accept one of the times that the school has proposed',
        description: 'Mails the family, and the school or our team.',
        headers: tenantHeaders,
        body: visitAcceptance,
        response: { 200: visitBody },
        errors: ['LINK_INVALID', 'SCHOOL_UNLISTED', 'VISIT_CANCELLED', 'VISIT_TIME_UNAVAILABLE'],
      },
    },
    async (request) => {
      const { token, time } = request.body;
      await countChange(request, request.body);
      const now = new Date();
      const change = { token, environment, now };
      return toVisit(await db.transaction((tx) => acceptProposal(tx, time, change)), now);
    },
  );
  server.post(
    '/visits/cancel',
    {
      schema: {
        tags,
        summary: 'Cancel a visit request',
        description: 'Mails the family, and the school or our team; a cancelled request stays cancelled.',
        headers: tenantHeaders,
        body: visitToken,
        response: { 200: visitBody },
        errors: ['LINK_INVALID'],
      },
    },
    async (request) => {
      await countChange(request, request.body);
      const now = new Date();
      const change = { token: request.body.token, environment, now };
      return toVisit(await db.transaction((tx) => cancelVisit(tx, change)), now);
    },
  );
}
