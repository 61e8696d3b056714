import { buildServer } from '../src/server/server.ts';
import { testEnvironment, unconnectedDatabase } from './test-server.ts';

/** The OpenAPI document of the REST calls. The server is built and never listens; its database is never connected to. */
export async function openApiDocument(): Promise<object> {
  const database = unconnectedDatabase();
  const server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  const document = server.swagger();
  await server.close();
  await database.close();
  return document;
}
