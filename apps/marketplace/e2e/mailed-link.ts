import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './site.ts';

/**
 * The link with a token in the mail to this address, from its path on. Mails are files of DATA_DIR/outbox where no mail
 * server is configured.
 *
 * @param pathname where it leads: the source of a regular expression, such as `/redefinir-senha`.
 */
export async function linkMailedTo(email: string, pathname: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  const link = new RegExp(`${pathname}\\?token=[\\w-]{43}`);
  let found: string | undefined;
  await expect
    .poll(
      () => {
        for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
          const text = readFileSync(path.join(outbox, name), 'utf8');
          if (!text.includes(email)) continue;
          found = link.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0];
          if (found) return true;
        }
        return false;
      },
      // The outbox is emptied by the job queue, which looks for work every few seconds.
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toBe(true);
  return found ?? '';
}
