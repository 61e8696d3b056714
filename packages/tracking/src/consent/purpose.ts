/**
 * What a visitor may agree to on this device, each by itself. `analytics` means what it means in an account
 * (apps/api/src/privacy/consent.ts): measuring how the site is used, and the campaign one came by.
 */
export const purposes = ['analytics', 'marketing'] as const;

export type Purpose = (typeof purposes)[number];
