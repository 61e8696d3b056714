import { z } from 'zod';
import type { Layout } from '../layout/layout.ts';

const clusterBody = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

export interface PatroniState {
  readonly primary: string;
  /** The synchronous replica. */
  readonly synchronous: string | undefined;
}

/** State of the Patroni cluster; `undefined` while there is no running primary. @throws {Error} if no member responds. */
export async function readPatroniState({ databases }: Layout): Promise<PatroniState | undefined> {
  const { members } = await Promise.any(
    databases.map(async ({ address, restPort }) => {
      const response = await fetch(`http://${address}:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return clusterBody.parse(await response.json());
    }),
  );
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const primary = running.find(({ role }) => role === 'leader')?.name;
  return primary === undefined
    ? undefined
    : { primary, synchronous: running.find(({ role }) => role === 'sync_standby')?.name };
}
