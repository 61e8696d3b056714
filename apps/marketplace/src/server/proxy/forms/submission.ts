import type { FastifyRequest } from 'fastify';
import type { PageContext } from '../../../app/request-context.ts';
import type { ServiceResponse } from '../service-response.ts';
import type { SessionEffect } from '../session.ts';

/** A form as a browser without JavaScript sent it. */
export interface Submission {
  readonly fields: URLSearchParams;
  /** Of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: FastifyRequest['headers'];
  /** Posts to the service on a visitor's behalf. */
  readonly post: (path: string, body: object) => Promise<ServiceResponse>;
  /** Posts to the account API, with the current user's session. */
  readonly postToAccount: (path: string, body: object, effect?: SessionEffect) => Promise<ServiceResponse>;
}

/** The page is rendered again with `context`, under this status. */
export interface RejectedForm {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly context: PageContext;
}

/** Handles one form. @returns the path to redirect to, or why it was rejected. */
export type FormHandler = (submission: Submission) => Promise<string | RejectedForm>;

/** Seconds after which the service wants to be called again. */
export function retryAfterOf({ headers }: ServiceResponse): number | undefined {
  const value = headers.get('retry-after');
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** Whether the token of a mail's link will never work: it was used, is too old, or was replaced. */
export const isDeadLink = ({ status }: ServiceResponse): boolean => status === 400 || status === 404;
