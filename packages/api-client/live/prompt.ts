// `pnpm --filter @melhor-escola/api-client dev`: a Node REPL with clients of the real service.
import { start } from 'node:repl';
import { liveService } from '@melhor-escola/config/live/live-service';
import { createAccountClient } from '../src/account.ts';
import { manifest } from '../src/generated/manifest.generated.ts';
import { runAgainstService } from '../src/graphql.ts';
import { createHttp } from '../src/http.ts';
import { createAuthenticatedClient } from '../src/authenticated-client.ts';
import { createService } from '../src/service.ts';

const live = await liveService('api-client');
const http = createHttp({ baseUrl: live.url, headers: live.headers });

process.stdout.write(`
  await service.placeSummary({ city: 'araguaina-to' })      search and directory
  await account.login({ email, password })                  account calls without a session
  clientOf(token).orders({ page: 1, size: 10 })             calls of the token's user
  http                                                      any call of openapi.json

`);
const prompt = start({ prompt: 'api-client> ' });
Object.assign(prompt.context, {
  http,
  service: createService(http, runAgainstService(http, manifest)),
  account: createAccountClient(http),
  clientOf: (token: string) =>
    createAuthenticatedClient(
      createHttp({ baseUrl: live.url, headers: { ...live.headers, authorization: `Bearer ${token}` } }),
    ),
});
prompt.once('exit', live.stop);
