/**
 * `pnpm sourcemaps:upload [--dist FOLDER]`: uploads the build's source maps to Rollbar under the build id, so that errors are shown in
 * our sources. Run it once per published build. Without a token it does nothing and says so.
 */
import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bulkhead } from 'cockatiel';
import { z } from 'zod';
import { readBuildId } from '@melhor-escola/site-server';

const CONCURRENT_UPLOADS = 4;
/** Per upload. */
const TIMEOUT_MS = 60_000;

const repository = path.join(import.meta.dirname, '../../../..');

const variables = z.object({
  ROLLBAR_SERVER_TOKEN: z.string().optional(),
  ROLLBAR_URL: z.url().default('https://api.rollbar.com'),
  SITE_URL: z.url({ error: 'SITE_URL says where the scripts are: set it to the origin of the site.' }),
});

interface Upload {
  readonly service: string;
  readonly token: string;
  readonly release: string;
  /** Folder of the maps. */
  readonly maps: string;
  readonly siteUrl: string;
}

/** Uploads one map. @throws {Error} if it is rejected. */
async function upload({ service, token, release, maps, siteUrl }: Upload, map: string): Promise<void> {
  const form = new FormData();
  form.set('access_token', token);
  form.set('version', release);
  form.set('minified_url', `${siteUrl}/${map.replace(/\.map$/, '')}`);
  form.set('source_map', await openAsBlob(path.join(maps, map)), path.basename(map));
  const response = await fetch(`${service}/api/1/sourcemap`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${map} was rejected with ${response.status}.`);
  await response.body?.cancel();
}

async function main(): Promise<void> {
  const { dist = path.join(import.meta.dirname, '../../dist') } = parseArgs({
    options: { dist: { type: 'string' } },
  }).values;
  const file = path.join(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty variable counts as absent, as it does for the servers.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  if (given['ROLLBAR_SERVER_TOKEN'] === undefined) {
    console.log('Skipped: without ROLLBAR_SERVER_TOKEN there is no error service to send source maps to.');
    return;
  }
  const { ROLLBAR_SERVER_TOKEN: token = '', ROLLBAR_URL, SITE_URL } = variables.parse(given);
  const maps = path.join(dist, 'source-maps');
  if (!existsSync(maps))
    throw new Error('The site has not been built yet: `pnpm turbo run build` makes the maps.');
  const release = readBuildId(dist);
  const to = { service: ROLLBAR_URL.replace(/\/$/, ''), siteUrl: SITE_URL.replace(/\/$/, '') };
  const files = readdirSync(maps, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  const uploads = bulkhead(CONCURRENT_UPLOADS, Infinity);
  await Promise.all(files.map((map) => uploads.execute(() => upload({ ...to, token, release, maps }, map))));
  console.log(`${files.length} source maps of build ${release} were sent.`);
}

try {
  await main();
} catch (error) {
  const reason = error instanceof z.ZodError ? error.issues.map(({ message }) => message).join(' ') : error;
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
