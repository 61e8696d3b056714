import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/database/events.ts';
import { panelCaller, panelSchool } from '../../platform/http/panel-caller.ts';
import { listPageQuery, tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { readOrderCode } from '../../platform/readable-codes.ts';
import { type OrderEnvironment, orderNotFound } from '../order.ts';
import { confirmEnrollment, keepOversold, refuseOrder } from './decide-order.ts';
import {
  findSchoolOrder,
  findSchoolOrderPage,
  findSchoolOrders,
  type SchoolOrderReader,
} from './find-school-orders.ts';
import {
  decisionBody,
  familyContactBody,
  refusalBody,
  schoolOrderBody,
  schoolOrderPageBody,
  schoolOrdersBody,
  schoolOrderState,
  type SeenOrder,
} from './schema.ts';
import { viewContact } from './view-contact.ts';

interface SchoolOrderContext {
  readonly environment: OrderEnvironment;
  readonly database: Database;
  readonly events: Pick<Events, 'enrolled'>;
}

const shared = { tags: ['panel'], role: 'staff', headers: tenantHeaders } as const;
const schoolParams = z.object({ school: z.string() });
const params = schoolParams.extend({
  order: z.string().meta({ description: 'Its internalTransactionCode.' }),
});
const errorDetails = { ORDER_CHANGED: z.object({ currentOrder: schoolOrderBody }) };

/** Routes below /v3/panel/schools/{school}/orders. On a scope behind `requireRole`. */
export function registerSchoolOrders(server: ZodFastify, context: SchoolOrderContext): void {
  registerReading(server, context);
  registerDecisions(server, context);
}

/** @throws {ServiceError} 404 ORDER_NOT_FOUND for what is no code. */
export function readCode(text: string): string {
  const code = readOrderCode(text);
  if (code === undefined) throw orderNotFound();
  return code;
}

function readReader(request: FastifyRequest): SchoolOrderReader {
  const { id: schoolId, slug } = panelSchool(request);
  return { schoolId, slug, role: panelCaller(request).role };
}

function registerReading(server: ZodFastify, { database: { db } }: SchoolOrderContext): void {
  server.get(
    '/schools/:school/orders',
    {
      schema: {
        ...shared,
        summary: 'The orders of a school in a state, oversold ones first',
        params: schoolParams,
        querystring: listPageQuery.extend({ state: schoolOrderState.default('to-enroll') }),
        response: { 200: schoolOrdersBody },
      },
    },
    (request) => findSchoolOrders(db, readReader(request), request.query),
  );
  server.get(
    '/schools/:school/orders/:order',
    {
      schema: {
        ...shared,
        summary: 'An order of a school',
        params,
        response: { 200: schoolOrderPageBody },
        errors: ['ORDER_NOT_FOUND'],
      },
    },
    (request) => findSchoolOrderPage(db, readReader(request), readCode(request.params.order)),
  );
  server.post(
    '/schools/:school/orders/:order/contact',
    {
      schema: {
        ...shared,
        summary: 'See the contact of the family of an order',
        description: 'Every call is recorded: the log of the school shows who saw it.',
        params,
        response: { 200: familyContactBody },
        errors: ['CONTACT_UNAVAILABLE', 'ORDER_NOT_FOUND'],
      },
    },
    (request) =>
      viewContact(db, {
        schoolId: panelSchool(request).id,
        accountId: panelCaller(request).accountId,
        role: panelCaller(request).role,
        code: readCode(request.params.order),
        requestId: request.id,
      }),
  );
}

function registerDecisions(
  server: ZodFastify,
  { environment, events, database: { db } }: SchoolOrderContext,
): void {
  const decided = { ...shared, params, response: { 200: schoolOrderBody }, errorDetails };
  server.post(
    '/schools/:school/orders/:order/enrollment',
    {
      schema: {
        ...decided,
        summary: 'Confirm that the student of a paid order is enrolled',
        description:
          'The family gets a mail, and their review of the school the badge of an enrollment through us. Confirming twice is fine; 409 ORDER_STATUS_CONFLICT when the order is not paid, or has no seat.',
        body: decisionBody,
        errors: ['ORDER_CHANGED', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT'],
      },
    },
    async (request) => {
      const decision = readDecision(request, request.params.order, request.body.seen);
      await confirmEnrollment(db, decision, events);
      return findSchoolOrder(db, decision, decision.code);
    },
  );
  server.post(
    '/schools/:school/orders/:order/seat',
    {
      schema: {
        ...decided,
        summary: 'Keep an oversold order, with one more seat of its offer if none is free',
        description: 'The family gets a mail. Keeping it twice is fine.',
        body: decisionBody,
        errors: ['ORDER_CHANGED', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT', 'SCHOOL_UNLISTED'],
      },
    },
    async (request) => {
      const decision = readDecision(request, request.params.order, request.body.seen);
      await keepOversold(db, decision);
      return findSchoolOrder(db, decision, decision.code);
    },
  );
  server.post(
    '/schools/:school/orders/:order/refusal',
    {
      schema: {
        ...decided,
        summary: 'Refuse an order',
        description:
          'The family gets a mail with the reason, and the seat is free again. Our team refunds what was paid. Refusing twice is fine; 409 ORDER_STATUS_CONFLICT once the student is enrolled or the order is over.',
        body: refusalBody,
        errors: ['ORDER_CHANGED', 'ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT'],
      },
    },
    async (request) => {
      const { seen, ...refusal } = request.body;
      const decision = readDecision(request, request.params.order, seen);
      await refuseOrder(db, decision, refusal);
      return findSchoolOrder(db, decision, decision.code);
    },
  );

  function readDecision(request: FastifyRequest, order: string, seen: SeenOrder) {
    return {
      schoolId: panelSchool(request).id,
      accountId: panelCaller(request).accountId,
      role: panelCaller(request).role,
      code: readCode(order),
      seen,
      requestId: request.id,
      environment,
    };
  }
}
