import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { operatorHeaders } from '../operator.ts';
import { serviceUrl } from '../site.ts';
import { type NewPerson, openAccount, sameOrigin } from './person.ts';

/** The school's mailbox in its register, set like `pnpm api schools set`. */
export async function setSchoolMailbox(slug: string, email: string | null): Promise<void> {
  const answer = await fetch(`${serviceUrl}/v3/operator/schools/${slug}/contact`, {
    method: 'PUT',
    headers: { ...operatorHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Its e-mail until now. */
export async function schoolMailbox(slug: string): Promise<string | null> {
  const answer = await fetch(`${serviceUrl}/v3/operator/schools/${slug}`, { headers: operatorHeaders() });
  return z.object({ email: z.string().nullable() }).parse(await answer.json()).email;
}

/** An account whose e-mail is confirmed, in the browser of these requests. */
export async function openConfirmedAccount(request: APIRequestContext): Promise<NewPerson> {
  const person = await openAccount(request);
  const link = await linkMailedTo(person.email, '/confirmar-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const confirmed = await request.post('/api/v3/account/auth/confirm-email', {
    headers: sameOrigin,
    data: { token },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return person;
}

/** The code in the school's mailbox. */
export async function codeMailedTo(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const [mail] = (await mailsTo(email)).toReversed();
        code = /^\s*(?:Código: )?(\d{6})\s*$/mu.exec(mail?.text ?? '')?.[1];
        return code;
      },
      { message: `a code to ${email}`, timeout: 20_000 },
    )
    .toBeDefined();
  return code ?? '';
}

/** Deletes the account of these requests; its schools have no owner from then on. */
export async function deleteAccount(request: APIRequestContext): Promise<void> {
  const deleted = await request.post('/api/v3/account/user/privacy/delete', {
    headers: sameOrigin,
    data: { reviews: 'remove', givenUp: [] },
  });
  expect(deleted.status(), await deleted.text()).toBe(200);
}
