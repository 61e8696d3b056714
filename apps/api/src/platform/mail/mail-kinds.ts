import { DAY_S, HOUR_S, type RateLimitRule } from '../rate-limits/rate-limit.ts';

/**
 * How many mails one mailbox gets, by who can cause them. Each row is counted on its own, so that a flood of one kind
 * leaves the others their place (S32, S35): recovery works while somebody floods our forms, and a receipt always arrives.
 */
export const mailAllowances = {
  /** Anyone causes these by typing an address. The day's rule stops a slow flood. */
  unsolicited: [
    { tries: 4, seconds: HOUR_S },
    { tries: 12, seconds: DAY_S },
  ],
  /**
   * Anyone causes these for an account. Without a rule for the day, which others could use up, and the window is the
   * lifetime of a link: a mailbox that gets no other mail holds a link that works.
   */
  recovery: [{ tries: 2, seconds: HOUR_S }],
  /** Users cause these by acting in their account, any number of times. To an unconfirmed address they are unsolicited. */
  own: [{ tries: 12, seconds: HOUR_S }],
  /**
   * Alerts of confirmed saved searches: at most one a day for each of a mailbox's twenty searches. Those beyond the allowance are postponed, so
   * that a morning with news in every search loses none. To an unconfirmed address they are unsolicited.
   */
  alerts: [{ tries: 12, seconds: HOUR_S }],
  /** The user must learn of these, even after many others. To an unconfirmed address they are unsolicited. */
  security: [{ tries: 6, seconds: HOUR_S }],
  /** The same, to the address that the account had confirmed before. */
  'former-address': [{ tries: 6, seconds: HOUR_S }],
  /** Caused by a school or our team. */
  response: [{ tries: 30, seconds: HOUR_S }],
  /** Caused by a payment, to whomever. */
  payment: [{ tries: 300, seconds: HOUR_S }],
  /** To a school about visits: beyond 60 requests a day our team gets them (`school-mailbox` of the visits). */
  'school-visits': [{ tries: 60, seconds: HOUR_S }],
  /** To a school about questions of confirmed mailboxes; our team finds them in a list. */
  'school-questions': [{ tries: 30, seconds: HOUR_S }],
  /** To a school about orders without a payment. */
  'school-orders': [{ tries: 60, seconds: HOUR_S }],
  /**
   * To people of a school about new visit requests. Those beyond the allowance, as after a busy night, are postponed, until the next digest
   * counts the request or a day has passed ({@link perishableAllowances}): a school with more requests than that gets no growing backlog.
   */
  'people-visits': [{ tries: 12, seconds: HOUR_S }],
  /** The same about secured scholarships: many visit requests do not hold them up. */
  'people-orders': [{ tries: 12, seconds: HOUR_S }],
  /** Caused by our own schedule: one a day for each school that somebody cares for. */
  digest: [{ tries: 300, seconds: HOUR_S }],
  /** To the operator, who finds everything in a list as well. */
  team: [{ tries: 200, seconds: HOUR_S }],
} as const satisfies Record<string, readonly RateLimitRule[]>;

export type MailAllowance = keyof typeof mailAllowances;

/**
 * Allowances whose postponed mails are dropped once they have lost their point: the panel lists what they announce, and the next digest
 * counts it.
 */
export const perishableAllowances: ReadonlySet<MailAllowance> = new Set(['people-visits', 'people-orders']);

/** Allowances whose mails are postponed when they are too many, instead of being discarded: no stranger causes these, and each is wanted. */
export const postponedAllowances: ReadonlySet<MailAllowance> = new Set(['alerts', ...perishableAllowances]);

/**
 * Every kind of mail with its allowance. Senders name a kind by the type derived from these rows, so that one without an allowance does not
 * compile.
 */
export const mailKinds = {
  welcome: 'unsolicited',
  'confirm-email': 'unsolicited',
  'recover-password': 'recovery',
  'password-changed': 'security',
  'email-change-requested': 'security',
  'email-changed': 'former-address',
  'google-removed': 'security',
  'second-factor-changed': 'security',
  'second-factor-guessed': 'security',
  'data-export': 'own',
  'account-deleted': 'unsolicited',
  'confirm-alert': 'unsolicited',
  'saved-search-alert': 'alerts',
  'confirm-review': 'unsolicited',
  'review-published': 'response',
  'confirm-question': 'unsolicited',
  'question-published': 'response',
  'question-answered': 'response',
  'question-asked-school': 'school-questions',
  'question-asked-operator': 'team',
  'text-reported-operator': 'team',
  'visit-requested': 'unsolicited',
  'visit-moved': 'unsolicited',
  'visit-cancelled': 'unsolicited',
  'visit-reminder': 'unsolicited',
  'visit-requested-school': 'school-visits',
  'visit-moved-school': 'school-visits',
  'visit-cancelled-school': 'school-visits',
  'visit-confirmed': 'response',
  'visit-proposed': 'response',
  'visit-declined': 'response',
  'visit-answered': 'response',
  'visit-accepted-school': 'school-visits',
  'visit-accepted-team': 'team',
  'visit-requested-team': 'team',
  'visit-moved-team': 'team',
  'visit-cancelled-team': 'team',
  reservation: 'own',
  'reservation-cancelled': 'own',
  'reservation-refused': 'response',
  'reservation-expired': 'own',
  'scholarship-confirmed': 'own',
  'payment-received': 'payment',
  'enrollment-confirmed': 'response',
  'order-reserved-school': 'school-orders',
  'order-cancelled-school': 'school-orders',
  'order-expired-school': 'school-orders',
  'order-confirmed-school': 'school-orders',
  'order-withdrawn-school': 'school-orders',
  'order-paid-school': 'payment',
  'order-refunded-school': 'payment',
  'order-reserved-operator': 'team',
  'order-cancelled-operator': 'team',
  'order-expired-operator': 'team',
  'order-confirmed-operator': 'team',
  'order-withdrawn-operator': 'team',
  'order-paid-operator': 'payment',
  'order-refunded-operator': 'payment',
  'order-oversold-operator': 'payment',
  'order-oversold-refunded-operator': 'payment',
  'school-unlisted-visit': 'response',
  'school-unlisted-order': 'response',
  'schools-unlisted-operator': 'team',
  'claim-code-school': 'unsolicited',
  'claim-waiting': 'own',
  'claim-waiting-operator': 'team',
  'claim-of-another': 'unsolicited',
  'claim-approved': 'response',
  'claim-rejected': 'response',
  'school-invitation': 'unsolicited',
  'member-changed': 'response',
  'school-digest': 'digest',
  'visit-requested-member': 'people-visits',
  'order-secured-member': 'people-orders',
} as const satisfies Record<string, MailAllowance>;

/** Ends of the kinds that go to a school or our team: they belong to no account of that mailbox. A regular expression of PostgreSQL. */
export const organizationKinds = '-(school|team|operator)$';

/** A kind of mail, as in the outbox and the log. */
export type MailKind = keyof typeof mailKinds;

const allowances: ReadonlyMap<string, MailAllowance> = new Map(Object.entries(mailKinds));

/** @param kind as stored: during an upgrade also one that only the other release knows, which gets the strictest allowance. */
export function allowanceOfKind(kind: string): MailAllowance {
  return allowances.get(kind) ?? 'unsolicited';
}

/** The kinds of mail that use one of these allowances. */
export function listKinds(wanted: ReadonlySet<MailAllowance>): readonly string[] {
  return [...allowances].flatMap(([kind, allowance]) => (wanted.has(allowance) ? [kind] : []));
}
