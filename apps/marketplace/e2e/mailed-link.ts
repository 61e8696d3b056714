import { expect } from '@playwright/test';
import { z } from 'zod';
import { mailboxUrl } from './site.ts';

const mails = z.array(z.object({ subject: z.string(), text: z.string() }));

/**
 * The link from an e-mail to this address, starting with its path. The site sends to the tests' SMTP server
 * (apps/api/scripts/mail-server.ts).
 *
 * @param pathname source of a regular expression for the link's path, such as `/redefinir-senha`.
 * @param query the same for its query: a token by default.
 */
export async function linkMailedTo(
  email: string,
  pathname: string,
  query = '\\?token=[\\w-]{43}',
): Promise<string> {
  const link = new RegExp(pathname + query);
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
      // A busy service sends e-mails with its job, once a minute.
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}
