import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mailOutbox } from '../../database/operation-schema.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Folder for mail without a mail server. */
export function outboxFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'outbox');
}

/** The file of a mail, named after its row: '00000012-welcome.eml'. */
export function outboxFile(folder: string, { id, kind }: Pick<OutgoingMail, 'id' | 'kind'>): string {
  return path.join(folder, `${String(id).padStart(8, '0')}-${kind.replace(/[^a-z\d-]/gi, '')}.eml`);
}

/** Files checked per query. */
const BATCH_SIZE = 1_000;

/**
 * Deletes files of mails whose row is gone, with its account or after thirty days (S31). A file written just after
 * its row was deleted is found next time: the job `purge-expired` runs every hour.
 *
 * @returns their number.
 */
export async function deleteOrphanedMailFiles(
  db: NodePgDatabase,
  environment: Pick<Environment, 'dataDir'>,
): Promise<number> {
  const folder = outboxFolder(environment);
  const files = (await namesIn(folder)).flatMap((name): [number, string][] => {
    const id = /^(\d{8,15})-/.exec(name)?.[1];
    return id === undefined ? [] : [[Number(id), name]];
  });
  let deleted = 0;
  for (let at = 0; at < files.length; at += BATCH_SIZE) {
    const some = files.slice(at, at + BATCH_SIZE);
    const ids = some.map(([id]) => id);
    const rows = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(inArray(mailOutbox.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    for (const [id, name] of some) {
      if (known.has(id)) continue;
      await rm(path.join(folder, name), { force: true });
      deleted += 1;
    }
  }
  return deleted;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // With a mail server the folder does not exist.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
