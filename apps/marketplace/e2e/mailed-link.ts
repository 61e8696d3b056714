import { expect } from '@playwright/test';
import { z } from 'zod';
import { mailboxUrl } from './site.ts';

const mails = z.array(z.object({ subject: z.string(), text: z.string() }));

/**
 * The link with a token in a mail that has arrived for this address, from its path on. The mail server is one of the tests'
 * own (apps/api/scripts/mail-server.ts), to which the site speaks SMTP.
 *
 * @param pathname where it leads: the source of a regular expression, such as `/redefinir-senha`.
 */
export async function linkMailedTo(email: string, pathname: string): Promise<string> {
  const link = new RegExp(`${pathname}\\?token=[\\w-]{43}`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${mailboxUrl}/?to=${encodeURIComponent(email)}`);
        found = mails
          .parse(await answer.json())
          .map(({ text }) => link.exec(text)?.[0])
          .find((address) => address !== undefined);
        return found;
      },
      // What a busy service does not send at once, its job of every minute sends.
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}
