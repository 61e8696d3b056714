import { buildServer } from '../src/app/server.ts';
import { testEnvironment, unconnectedDatabase } from './test-server.ts';

/** The OpenAPI document of the REST routes. The server is built but never listens; its database is never connected. */
export async function openApiDocument(): Promise<object> {
  const database = unconnectedDatabase();
  const server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  const document = server.swagger();
  await server.close();
  await database.close();
  return document;
}
