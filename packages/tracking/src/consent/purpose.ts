/**
 * What a visitor may agree to on this device, each by itself. `analytics` means what it means in an account
 * (apps/api/src/privacy/change-consent.ts): measuring how the site is used, and the campaign one came by. `maps`: pages that embed a
 * map may ask its host for it without a press.
 */
export const purposes = ['analytics', 'marketing', 'maps'] as const;

export type Purpose = (typeof purposes)[number];
