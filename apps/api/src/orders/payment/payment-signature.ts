import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';

/** Seconds that the payment host's clock and the way here may take: what is older is somebody's recording. */
export const SIGNATURE_TOLERANCE_S = 5 * 60;

/** The header in which the payment host signs what it reports. */
export const signatureHeader = 'x-payment-signature';

/**
 * Signs a report: 't=1767225600,v1={HMAC-SHA256 of "1767225600.{body}" in hex}'.
 *
 * @param timestamp seconds since 1970.
 */
export function signPaymentEvent(body: Buffer | string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${signature(body, secret, String(timestamp))}`;
}

/**
 * Whether the payment host wrote this body, and did so within the tolerance.
 *
 * @param header what came in {@link signatureHeader}.
 * @param body as it came: what was parsed and written again may differ by a blank.
 */
export function isSignedByPaymentHost(
  header: unknown,
  body: Buffer,
  secret: string,
  now: number = Date.now(),
): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  const [, timestamp = '', given = ''] = match ?? [];
  // Compared in any case, so that the time tells nothing of what was wrong.
  const isAuthentic = timingSafeEqualText(given, signature(body, secret, timestamp));
  const isFresh = Math.abs(now / 1000 - Number(timestamp)) <= SIGNATURE_TOLERANCE_S;
  return match !== null && isAuthentic && isFresh;
}

function signature(body: Buffer | string, secret: string, timestamp: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}
