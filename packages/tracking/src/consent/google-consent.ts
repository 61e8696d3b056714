import type { Purpose } from './purpose.ts';

/** The signals of Google's consent mode v2, by what they are for. */
const signalPurposes = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, Purpose>;

/** What tags are for. Of other purposes the tag manager hears nothing. */
export const tagPurposes: ReadonlySet<Purpose> = new Set(Object.values(signalPurposes));

/** What Google's tags are told. */
export type ConsentSignals = Readonly<Record<string, 'granted' | 'denied'>>;

/** The signals of what is agreed to; all are 'denied' for nothing. */
export function consentSignals(granted: readonly Purpose[]): ConsentSignals {
  return Object.fromEntries(
    Object.entries(signalPurposes).map(([signal, purpose]) => [
      signal,
      granted.includes(purpose) ? 'granted' : 'denied',
    ]),
  );
}
