import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { panelCaller, panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { createRateLimits, DAY_S } from '../../platform/rate-limits/rate-limit.ts';
import { acceptInvitation, findInvitation, invite, withdrawInvitation } from './invitations.ts';
import { changeRole, findSchoolPeople, handOver, type PeopleChange, removeMember } from './members.ts';
import {
  changeRoleBody,
  invitationBody,
  invitationTokenBody,
  inviteBody,
  joinedSchoolBody,
  schoolPeopleBody,
} from './schema.ts';

const tags = ['panel'];
const schoolParams = z.object({ school: z.string() });
const rowId = z.coerce.number<string>().int().min(1).max(2_147_483_647);
const accountParams = schoolParams.extend({ account: rowId });

interface PeopleOptions {
  readonly environment: Pick<Environment, 'siteUrl'>;
  readonly database: Database;
}

const peopleChange = (request: FastifyRequest): PeopleChange => ({
  caller: panelCaller(request),
  school: panelSchool(request),
  requestId: request.id,
});

/** Routes below /v3/panel/schools/{school}/people, …/invitations and /v3/panel/invitations. On a scope behind `requireRole`. */
export function registerPeople(server: ZodFastify, options: PeopleOptions): void {
  registerMembers(server, options);
  registerInvitations(server, options);
  registerAcceptance(server, options);
}

function registerMembers(server: ZodFastify, { database: { db } }: PeopleOptions): void {
  server.get(
    '/schools/:school/people',
    {
      schema: {
        tags,
        summary: 'The people of a school, and its open invitations',
        role: 'staff',
        headers: tenantHeaders,
        params: schoolParams,
        response: { 200: schoolPeopleBody },
      },
    },
    (request) => findSchoolPeople(db, peopleChange(request)),
  );
  server.patch(
    '/schools/:school/people/:account',
    {
      schema: {
        tags,
        summary: 'Change what somebody may do for a school',
        role: 'owner',
        headers: tenantHeaders,
        params: accountParams,
        body: changeRoleBody,
        response: { 204: z.null() },
        errors: ['LAST_OWNER', 'MEMBER_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const changed = { accountId: request.params.account, role: request.body.role };
      await db.transaction((tx) => changeRole(tx, peopleChange(request), changed));
      return reply.code(204).send(null);
    },
  );
  server.delete(
    '/schools/:school/people/:account',
    {
      schema: {
        tags,
        summary: 'Remove somebody from a school, or leave it',
        description: 'Owners remove anybody; staff only themselves.',
        role: 'staff',
        headers: tenantHeaders,
        params: accountParams,
        response: { 204: z.null() },
        errors: ['LAST_OWNER', 'MEMBER_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      await db.transaction((tx) => removeMember(tx, peopleChange(request), request.params.account));
      return reply.code(204).send(null);
    },
  );
  server.post(
    '/schools/:school/people/:account/hand-over',
    {
      schema: {
        tags,
        summary: 'Hand a school over: the other person becomes owner, the caller staff',
        role: 'owner',
        headers: tenantHeaders,
        params: accountParams,
        response: { 204: z.null() },
        errors: ['MEMBER_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      await db.transaction((tx) => handOver(tx, peopleChange(request), request.params.account));
      return reply.code(204).send(null);
    },
  );
}

function registerInvitations(
  server: ZodFastify,
  { environment: { siteUrl }, database }: PeopleOptions,
): void {
  const { db } = database;
  const limits = createRateLimits(
    database,
    {
      /** Per school: its owners type the addresses. */
      school: { tries: 20, seconds: DAY_S },
    },
    'invitation',
  );
  server.post(
    '/schools/:school/invitations',
    {
      schema: {
        tags,
        summary: 'Invite somebody to a school by e-mail; again replaces the link',
        role: 'owner',
        headers: tenantHeaders,
        params: schoolParams,
        body: inviteBody,
        response: { 204: z.null() },
        errors: ['ALREADY_MEMBER', 'INVITATIONS_LIMIT'],
      },
    },
    async (request, reply) => {
      const change = peopleChange(request);
      await limits.school.count(String(change.school.id));
      await db.transaction((tx) => invite(tx, change, { ...request.body, siteUrl }));
      return reply.code(204).send(null);
    },
  );
  server.delete(
    '/schools/:school/invitations/:id',
    {
      schema: {
        tags,
        summary: 'Withdraw an invitation',
        role: 'owner',
        headers: tenantHeaders,
        params: schoolParams.extend({ id: rowId }),
        response: { 204: z.null() },
        errors: ['INVITATION_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      await db.transaction((tx) => withdrawInvitation(tx, peopleChange(request), request.params.id));
      return reply.code(204).send(null);
    },
  );
}

/** POST, because the token must not be in a path, which logs contain. */
function registerAcceptance(server: ZodFastify, { database: { db } }: PeopleOptions): void {
  server.post(
    '/invitations/find',
    {
      schema: {
        tags,
        summary: 'The invitation of a link',
        role: 'user',
        headers: tenantHeaders,
        body: invitationTokenBody,
        response: { 200: invitationBody },
        errors: ['LINK_INVALID'],
      },
    },
    (request) => findInvitation(db, { accountId: panelCaller(request).accountId, token: request.body.token }),
  );
  server.post(
    '/invitations/accept',
    {
      schema: {
        tags,
        summary: 'Accept an invitation',
        role: 'user',
        headers: tenantHeaders,
        body: invitationTokenBody,
        response: { 200: joinedSchoolBody },
        errors: ['INVITATION_OTHER_EMAIL', 'LINK_INVALID'],
      },
    },
    async (request) => {
      const acceptance = {
        accountId: panelCaller(request).accountId,
        token: request.body.token,
        requestId: request.id,
      };
      return { slug: await db.transaction((tx) => acceptInvitation(tx, acceptance)) };
    },
  );
}
