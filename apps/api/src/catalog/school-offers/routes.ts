import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { panelEditor, panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { addOffer, changeOffer, closeOffers } from './change-offers.ts';
import { findOffersById, findPriceChanges, findSchoolOffers } from './find-offers.ts';
import {
  changedOfferBody,
  closedOffersBody,
  newOfferBody,
  offerPricesBody,
  schoolOfferBody,
  schoolOffersBody,
} from './schema.ts';

const schoolParams = z.object({ school: z.string() });
const offerParams = schoolParams.extend({
  offer: z.coerce.number<string>().int().min(1).max(2_147_483_647),
});
const headers = tenantHeaders;
const errorDetails = { OFFER_CHANGED: z.object({ currentOffer: schoolOfferBody }) };

/** Routes below /v3/panel/schools/{school}/offers. On a scope behind `requireRole`. */
export function registerSchoolOffers(server: ZodFastify, database: Database): void {
  const shared = { tags: ['panel'], role: 'staff' } as const;
  const { db } = database;
  server.get(
    '/schools/:school/offers',
    {
      schema: {
        ...shared,
        summary: 'The offers of a school',
        headers,
        params: schoolParams,
        response: { 200: schoolOffersBody },
      },
    },
    (request) => findSchoolOffers(db, panelSchool(request)),
  );
  server.post(
    '/schools/:school/offers',
    {
      schema: {
        ...shared,
        summary: 'Add an offer',
        headers: headers.extend({
          'idempotency-key': z
            .string()
            .regex(/^[\w-]{1,60}$/)
            .optional()
            .meta({ description: 'A repeated request with the same key returns the same offer.' }),
        }),
        params: schoolParams,
        body: newOfferBody,
        response: { 201: schoolOfferBody },
        errors: ['IDEMPOTENCY_KEY_REUSED', 'OFFER_NOT_FOUND', 'SCHOOL_UNLISTED'],
      },
    },
    async (request, reply) => {
      const reference = `panel-${request.headers['idempotency-key'] ?? randomUUID()}`;
      const id = await addOffer(database, panelEditor(request), { terms: request.body, reference });
      reply.code(201);
      return findOffer(request, id);
    },
  );
  server.put(
    '/schools/:school/offers/:offer',
    {
      schema: {
        ...shared,
        summary: 'Change an offer',
        headers,
        params: offerParams,
        body: changedOfferBody,
        response: { 200: schoolOfferBody },
        errors: ['OFFER_CHANGED', 'OFFER_NOT_FOUND', 'OFFER_SEATS_RESERVED', 'SCHOOL_UNLISTED'],
        errorDetails,
      },
    },
    async (request) => {
      const { version, ...terms } = request.body;
      const id = request.params.offer;
      await changeOffer(database, panelEditor(request), { id, version, terms });
      return findOffer(request, id);
    },
  );
  server.post(
    '/schools/:school/offers/close',
    {
      schema: {
        ...shared,
        summary: 'Close offers, all or none',
        headers,
        params: schoolParams,
        body: closedOffersBody,
        response: { 200: z.array(schoolOfferBody) },
        errors: ['OFFER_CHANGED', 'OFFER_NOT_FOUND'],
        errorDetails,
      },
    },
    async (request) => {
      const { offers } = request.body;
      await closeOffers(database, panelEditor(request), offers);
      const ids = offers.map(({ id }) => id);
      return findOffersById(db, panelSchool(request).id, ids);
    },
  );
  server.get(
    '/schools/:school/offers/:offer/prices',
    {
      schema: {
        ...shared,
        summary: 'How the price of an offer changed',
        headers,
        params: offerParams,
        response: { 200: offerPricesBody },
      },
    },
    (request) => findPriceChanges(db, panelSchool(request).id, request.params.offer),
  );

  async function findOffer(request: FastifyRequest, id: number) {
    const [found] = await findOffersById(db, panelSchool(request).id, [id]);
    if (!found) throw new ServiceError('OFFER_NOT_FOUND', 'Esta bolsa não existe mais.');
    return found;
  }
}
