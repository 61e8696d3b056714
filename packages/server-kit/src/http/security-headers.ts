import { responsePolicy } from '@melhor-escola/domain/response-policy';

export { responsePolicy };

/**
 * Security headers of every response (S11, S33); each server adds its own `referrer-policy`, and what loads something replaces the policy
 * by another `responsePolicy`. A constant, because responses that are sent before any hook runs need them too. Without headers for Flash
 * and unsupported browsers, and without `x-frame-options`, which `frame-ancestors` replaces: they would add 180 bytes to each response.
 */
export const securityHeaders = {
  'content-security-policy': responsePolicy("default-src 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const;
