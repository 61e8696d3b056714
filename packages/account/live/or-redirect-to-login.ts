import { ApiError } from '@melhor-escola/api-client/api-error';
import { routes } from '@melhor-escola/domain/routes';
import { notFound, redirect } from '@tanstack/react-router';

/**
 * Waits for the data of an authenticated page. Without a session it redirects to sign-in, and from there back (RT-07).
 *
 * @throws the router's redirect or its 404.
 */
export async function orRedirectToLogin(fetched: Promise<unknown>, href: string): Promise<void> {
  try {
    await fetched;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ to: routes.signIn.pattern, search: { redirect: href } });
    if (error instanceof ApiError && error.status === 404) throw notFound();
    throw error;
  }
}
