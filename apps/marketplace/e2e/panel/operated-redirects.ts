import { expect, type APIRequestContext } from '@playwright/test';
import { sameOrigin } from '../account/person.ts';

/** A rule as it is stored. */
export interface Redirect {
  readonly path: string;
  readonly target: string;
  readonly status: number;
}

const complete = (redirect: Redirect) => ({ kind: 'exact', startsOn: null, endsOn: null, ...redirect });

/** Adds a redirect. @param request of somebody of our team. */
export async function addRedirect(request: APIRequestContext, redirect: Redirect): Promise<void> {
  const answer = await request.put('/api/v3/panel/operation/redirects', {
    headers: sameOrigin,
    data: { rule: complete(redirect), seen: null },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Removes a redirect. @param request of somebody of our team. */
export async function removeRedirect(request: APIRequestContext, redirect: Redirect): Promise<void> {
  const answer = await request.post('/api/v3/panel/operation/redirects/removal', {
    headers: sameOrigin,
    data: { seen: complete(redirect) },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}
