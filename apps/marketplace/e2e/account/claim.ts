import { expect, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { linkMailedTo, mailsTo } from '../mailed-link.ts';
import { operatorHeaders } from '../operator.ts';
import { serviceUrl } from '../site.ts';
import { newPerson, openAccount, sameOrigin, type NewPerson } from './person.ts';

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
export async function openConfirmedAccount(
  request: APIRequestContext,
  own: { readonly name?: string } = {},
): Promise<NewPerson> {
  const person = await openAccount(request, own);
  const link = await linkMailedTo(person.email, '/confirmar-email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await send(request, '/api/v3/account/auth/confirm-email', { token });
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

/** Makes the browser's account an owner of the school, with a second factor that it has shown. */
export async function claimSchool(request: APIRequestContext, slug: string): Promise<void> {
  const mailbox = newPerson().email;
  const before = await schoolMailbox(slug);
  await setSchoolMailbox(slug, mailbox);
  await send(request, `/api/v3/panel/claims/${slug}`, { proof: 'email' });
  await send(request, `/api/v3/panel/claims/${slug}/code`, { code: await codeMailedTo(mailbox) });
  await setSchoolMailbox(slug, before);
  await addSecondFactor(request);
}

/** Connects an app to the browser's account, whose session has shown it then. */
export async function addSecondFactor(request: APIRequestContext): Promise<void> {
  const begun = await send(request, '/api/v3/account/user/second-factor/authenticator', {});
  const { secret } = z.object({ secret: z.string() }).parse(await begun.json());
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await send(request, '/api/v3/account/user/second-factor/authenticator/confirm', { code });
}

/** Deletes the account of the browser: the data outlives the run, and nobody owns the school, or works for our team, afterwards. */
export async function deleteOwnAccount(request: APIRequestContext): Promise<void> {
  await send(request, '/api/v3/account/user/privacy/delete', { reviews: 'remove', givenUp: [] });
}

async function send(request: APIRequestContext, url: string, data: object) {
  const answer = await request.post(url, { headers: sameOrigin, data });
  expect(answer.status(), `${url}: ${await answer.text()}`).toBeLessThan(300);
  return answer;
}
