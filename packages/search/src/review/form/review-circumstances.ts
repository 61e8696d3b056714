import type { ReviewCircumstances } from '@melhor-escola/api-client/service';

/** Nobody fills the form in faster, and most programs do. */
export const leastSeconds = 3;

/**
 * Whether a form looks as if a program had sent it: it filled in the field that people do not see, or took no time. A
 * low fence that asks nothing of people; behind it are the limits of the service and the link that is mailed.
 */
export function looksAutomated({ website, secondsTaken }: ReviewCircumstances): boolean {
  return website !== '' || !(secondsTaken >= leastSeconds);
}
