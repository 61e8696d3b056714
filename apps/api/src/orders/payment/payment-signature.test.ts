import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSignedByPaymentHost, SIGNATURE_TOLERANCE_S, signPaymentEvent } from './payment-signature.ts';

const secret = 'a-secret-of-the-payment-host-for-tests';
const now = 1_790_000_000;
const body = Buffer.from('{"id":"evt_1"}');
const accepts = (header: unknown, bytes = body, key = secret) =>
  isSignedByPaymentHost(header, bytes, key, now * 1000);

it('accepts the payment host’s signature within five minutes', () => {
  for (const away of [0, SIGNATURE_TOLERANCE_S, -SIGNATURE_TOLERANCE_S]) {
    expect(accepts(signPaymentEvent(body, secret, now + away))).toBe(true);
  }
  for (const away of [SIGNATURE_TOLERANCE_S + 1, -SIGNATURE_TOLERANCE_S - 1]) {
    expect(accepts(signPaymentEvent(body, secret, now + away))).toBe(false);
  }
});

it('is HMAC-SHA256 of timestamp.body, as computed by openssl', () => {
  // printf '1790000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac a-secret-of-the-payment-host-for-tests
  expect(signPaymentEvent(body, secret, now)).toBe(
    't=1790000000,v1=42ad19909e88bc6118dbf579345a167d9f2e19f83d73dcdbf06901c2a0a34f0e',
  );
});

it('rejects another secret, another time and a missing signature', () => {
  const signed = signPaymentEvent(body, secret, now);
  expect(accepts(signed, body, `${secret}!`)).toBe(false);
  expect(accepts(signed.replace(`t=${now}`, `t=${now + 1}`))).toBe(false);
  for (const header of [
    undefined,
    '',
    [signed],
    't=,v1=',
    `t=${now}`,
    signed.toUpperCase(),
    `${signed},v1=00`,
  ]) {
    expect(accepts(header)).toBe(false);
  }
});

it('rejects a body with any changed byte', () => {
  const signed = signPaymentEvent(body, secret, now);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (index, change) => {
      const altered = Buffer.from(body);
      altered[index] = (altered[index] ?? 0) ^ change;
      expect(accepts(signed, altered)).toBe(false);
    }),
  );
});
