import { expect } from '@playwright/test';
import { z } from 'zod';
import { mailboxUrl } from './site.ts';

const mails = z.array(
  z.object({
    from: z.string().optional(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    files: z.array(z.string().nullish()),
  }),
);

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
        found = (await mailsTo(email))
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

/** E-mails to this address, oldest first, with the name of their sender and of their files. */
export async function mailsTo(email: string): Promise<z.infer<typeof mails>> {
  const answer = await fetch(`${mailboxUrl}/?to=${encodeURIComponent(email)}`);
  return mails.parse(await answer.json());
}
