/**
 * Set up before every test file: a call answers only the errors that the contract lists for it, and the servers of the file are closed
 * after its last test.
 */
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { declaredErrors } from '../src/platform/http/errors/declared-errors.ts';

const initialization = channel('fastify.initialization');
const created = z.object({ fastify: z.custom<FastifyInstance>() });
const sentError = z.object({ code: z.string() });
const servers: FastifyInstance[] = [];

function watch(message: unknown): void {
  const { fastify } = created.parse(message);
  servers.push(fastify);
  fastify.addHook('onSend', async ({ routeOptions }, { statusCode }, payload) => {
    const { schema, url = '', method } = routeOptions;
    if (!schema?.response || schema.hide || statusCode < 400 || statusCode >= 500) return;
    // Errors of GraphQL have another format.
    const { data: sent } = sentError.safeParse(JSON.parse(String(payload)));
    const declared = [...declaredErrors(schema, { url, method }).values()].flat();
    if (sent && !declared.some((code) => code === sent.code))
      throw new Error(`${String(method)} ${url} does not declare its error ${sent.code}.`);
  });
}

// Test files share their modules, and with them the channel.
initialization.subscribe(watch);
afterAll(async () => {
  initialization.unsubscribe(watch);
  await Promise.all(servers.map((server) => server.close()));
});
