import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { repository } from '../site.ts';

const stopLinks = z.object({ link: z.url(), oneClick: z.url() });

const messageSchema = z.object({
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  stops: z.array(stopLinks),
  digestStops: z.array(stopLinks),
  mails: z.array(z.object({ subject: z.string(), text: z.string() })),
});

/**
 * A service that has just sent alerts of a new offer, a lower price and a free seat in saved searches, and the digests of two schools that the
 * same person looks after.
 */
export interface AlertService {
  /** From the e-mails: the link, and the one-click unsubscribe request of mail clients (RFC 8058). */
  readonly stops: z.infer<typeof messageSchema>['stops'];
  /** From the digests. */
  readonly digestStops: z.infer<typeof messageSchema>['digestStops'];
  /** The e-mails of saved searches. */
  readonly mails: z.infer<typeof messageSchema>['mails'];
  readonly url: string;
  /** Whether each of the parent's saved searches still alerts. */
  readonly alerts: () => Promise<boolean[]>;
  /** Whether the person still gets the digest of each school. */
  readonly digests: () => Promise<boolean[]>;
  readonly stop: () => void;
}

const searches = z.object({ items: z.array(z.object({ alerts: z.boolean() })) });

const people = z.object({ mails: z.object({ digest: z.boolean() }) });

/** @param siteUrl origin of the links in its e-mails. */
export async function startAlertService(siteUrl: string): Promise<AlertService> {
  const program = path.join(repository, 'apps/api/scripts/alert-service.ts');
  const child = spawn(process.execPath, [program, '--port', '0', '--site', siteUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let first: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    first = line;
    break;
  }
  if (first === undefined) throw new Error('The alert service has exited.');
  const { url, headers, stops, digestStops, mails } = messageSchema.parse(JSON.parse(first));
  return {
    url,
    stops,
    digestStops,
    mails,
    alerts: async () => {
      const answer = await fetch(`${url}/v3/account/user/saved-searches`, { headers });
      return searches.parse(await answer.json()).items.map(({ alerts }) => alerts);
    },
    digests: () =>
      Promise.all(
        ['colegio-girassol', 'colegio-lirio'].map(async (slug) => {
          const answer = await fetch(`${url}/v3/panel/schools/${slug}/people`, { headers });
          return people.parse(await answer.json()).mails.digest;
        }),
      ),
    stop: () => child.kill('SIGTERM'),
  };
}
