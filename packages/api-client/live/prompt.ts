// `pnpm --filter @melhor-escola/api-client dev`: a Node REPL with clients of the real service.
import { start } from 'node:repl';
import { liveService } from '@melhor-escola/config/live/live-service';
import { createApi } from '../src/api.ts';
import { manifest } from '../src/generated/manifest.generated.ts';
import { runAgainstService } from '../src/graphql.ts';
import { createService } from '../src/service.ts';

const live = await liveService('api-client');
const api = createApi({ baseUrl: live.url, headers: live.headers });

process.stdout.write(`
  await service.placeSummary({ city: 'araguaina-to' })      search and directory
  await api.POST('/v3/account/auth/login', { body })        any call of openapi.json
  await apiOf(token).GET('/v3/account/user/orders')         calls of the token's user

`);
const prompt = start({ prompt: 'api-client> ' });
Object.assign(prompt.context, {
  api,
  service: createService(api, runAgainstService(api, manifest)),
  apiOf: (token: string) =>
    createApi({ baseUrl: live.url, headers: { ...live.headers, authorization: `Bearer ${token}` } }),
});
prompt.once('exit', live.stop);
