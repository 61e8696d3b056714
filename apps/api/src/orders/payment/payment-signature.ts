import { createHmac } from 'node:crypto';
import { timingSafeEqualText } from '@melhor-escola/server-kit/timing-safe-equal';

/** Maximum clock difference and latency in seconds: an older signature is a replay. */
export const SIGNATURE_TOLERANCE_S = 5 * 60;

/** The header with the payment host's signature. */
export const signatureHeader = 'x-payment-signature';

/**
 * Signs an event: 't=1767225600,v1={HMAC-SHA256 of "1767225600.{body}" in hex}'.
 *
 * @param timestamp seconds since 1970.
 */
export function signPaymentEvent(body: Buffer | string, secret: string, timestamp: number): string {
  return `t=${timestamp},v1=${signature(body, secret, String(timestamp))}`;
}

/**
 * Whether the payment host signed this body within the tolerance.
 *
 * @param header value of {@link signatureHeader}.
 * @param body raw bytes: parsing and serializing again may change whitespace.
 */
export function isSignedByPaymentHost(
  header: unknown,
  body: Buffer,
  secret: string,
  now: number = Date.now(),
): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  const [, timestamp = '', given = ''] = match ?? [];
  // Always compare both, so that the time does not reveal which check failed.
  const isAuthentic = timingSafeEqualText(given, signature(body, secret, timestamp));
  const isFresh = Math.abs(now / 1000 - Number(timestamp)) <= SIGNATURE_TOLERANCE_S;
  return match !== null && isAuthentic && isFresh;
}

function signature(body: Buffer | string, secret: string, timestamp: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}
