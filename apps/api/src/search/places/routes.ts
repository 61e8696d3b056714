import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { GeoipDatabase } from '../../catalog/places/geoip/geoip-database.ts';
import { inSnakeCase, locate, snakeCaseLocation, visitorLocation } from './visitor-location.ts';

const responseCase = z
  .string()
  .optional()
  .meta({ description: "'snake_case' for keys in that case (CA-11)." });

/**
 * GET /v3/visitor-location (CA-11, EN-12): the city of the client's IP address, from the optional local
 * database. `null`, silently, when it is unknown for any reason (ER-03).
 */
export function registerVisitorLocation(server: ZodFastify, database: Database, dataDir: string): void {
  const geoip = new GeoipDatabase(dataDir);
  server.get(
    '/visitor-location',
    {
      schema: {
        tags: ['places'],
        summary: 'Approximate location of the client, by IP address',
        headers: tenantHeaders.extend({ 'x-response-case': responseCase, 'response-case': responseCase }),
        response: { 200: z.union([visitorLocation, snakeCaseLocation, z.null()]) },
      },
      // Fastify sends no body for null.
      onSend: async (_request: FastifyRequest, _reply: FastifyReply, payload: unknown) => payload ?? 'null',
    },
    async (request, reply) => {
      const { headers } = request;
      reply.headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        vary: 'x-response-case, response-case',
      });
      const location = await locate(database, geoip, request);
      const isSnakeCase = (headers['x-response-case'] ?? headers['response-case']) === 'snake_case';
      return location && isSnakeCase ? inSnakeCase(location) : location;
    },
  );
}
