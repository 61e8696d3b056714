import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import {
  accountDeletedMail,
  accountExistsMail,
  confirmEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  googleRemovedMail,
  dataExportMail,
  passwordChangedMail,
  recoverPasswordMail,
  welcomeMail,
} from '../../accounts/mail/account-mails.ts';
import {
  claimApprovedMail,
  claimOfAnotherMail,
  claimRejectedMail,
  claimWaitingMail,
} from '../../accounts/claims/claim-mails.ts';
import { memberChangedMail } from '../../accounts/people/people-mails.ts';
import {
  secondFactorChangedMail,
  secondFactorGuessedMail,
} from '../../accounts/second-factor/second-factor-mails.ts';
import {
  confirmQuestionMail,
  questionAnsweredMail,
  questionPublishedMail,
} from '../../community/questions/question-mails.ts';
import { confirmReviewMail, reviewPublishedMail } from '../../community/reviews/review-mails.ts';
import {
  enrollmentConfirmedMail,
  paymentReceivedMail,
  reservationCancelledMail,
  reservationExpiredMail,
  reservationMail,
  reservationRefusedMail,
  scholarshipConfirmedMail,
} from '../../orders/mail/order-mails.ts';
import {
  visitAnsweredMail,
  visitCancelledMail,
  visitConfirmedMail,
  visitDeclinedMail,
  visitMovedMail,
  visitProposedMail,
  visitReminderMail,
  visitRequestedMail,
  visitRequestedMemberMail,
} from '../../community/visits/visit-mails.ts';
import { digestMail } from '../../community/digest/digest-mail.ts';
import { orderNoticeForMember } from '../../orders/mail/order-notices.ts';
import { unlistedOrderMail, unlistedVisitMail } from '../../community/unlisted-schools/unlisting-mails.ts';
import { confirmAlertMail } from '../../accounts/alerts/confirm-alert-mail.ts';
import { savedSearchAlertMail } from '../../accounts/saved-searches/saved-search-alert-mail.ts';

/** The URL of the action of each message that has one. */
export const url = 'https://melhorescola.example/um-lugar?a=1&b=dois';
/** The URL that stops the alerts of a saved search. */
export const stopUrl = 'https://melhorescola.example/parar';

/** Every message to families and people of schools, with the same text for all user-supplied values. */
export function everyMessage(text: string) {
  const named = { name: text };
  const order = {
    ...named,
    school: text,
    address: text,
    phone: null,
    grade: text,
    fees: { monthly: 123_456, monthlyInFull: 246_912, enrollment: 50_000, extras: { material: 90_000 } },
    firstPayment: { of: 'enrollment' as const, amount: 50_000 },
    code: text,
    expiresAt: new Date('2026-03-05T17:30:00Z'),
    orderUrl: url,
    searchUrl: url,
  };
  const refused = { paidAt: undefined, refusedAt: new Date('2026-04-05T17:30:00Z') };
  const paidAt = new Date('2026-03-05T17:30:00Z');
  const unlisting = { reason: 'public' as const, year: null };
  const visit = {
    ...named,
    email: 'ana@exemplo.com',
    phone: null,
    grade: null,
    school: { name: text, address: text, phone: null },
    times: ['2026-03-05T14:00', '2026-03-06T14:00'],
    confirmedTime: null,
    question: text,
    reply: text,
    forwardedTo: 'school' as const,
    manageUrl: url,
    schoolUrl: url,
  };
  const notice = {
    code: text,
    school: { name: text, phone: null },
    grade: text,
    shift: text,
    year: 2027,
    monthly: 123_456,
    amountDue: 50_000,
    expiresAt: order.expiresAt,
    timeZone: 'America/Manaus' as const,
    panelUrl: url,
  };
  return {
    visitRequested: visitRequestedMail(visit),
    visitMoved: visitMovedMail(visit),
    visitCancelled: visitCancelledMail(visit),
    visitConfirmed: visitConfirmedMail({ ...visit, confirmedTime: '2026-03-05T14:00' }),
    visitProposed: visitProposedMail(visit),
    visitDeclined: visitDeclinedMail(visit),
    visitAnswered: visitAnsweredMail(visit),
    visitReminder: visitReminderMail(visit, '2026-03-05T14:00'),
    welcome: welcomeMail({ ...named, confirmUrl: url }),
    confirmEmail: confirmEmailMail({ ...named, confirmUrl: url }),
    recoverPassword: recoverPasswordMail({ ...named, resetUrl: url }),
    passwordChanged: passwordChangedMail({ ...named, googleRemoved: true }),
    accountExists: accountExistsMail({ ...named, subject: 'O e-mail da sua conta', signInUrl: url }),
    emailChangeRequested: emailChangeRequestedMail(named),
    emailChanged: emailChangedMail({ ...named, googleRemoved: true }),
    googleRemoved: googleRemovedMail(named),
    secondFactorAdded: secondFactorChangedMail({ ...named, change: { kind: 'passkey-added', device: text } }),
    secondFactorRemoved: secondFactorChangedMail({ ...named, change: { kind: 'authenticator-removed' } }),
    secondFactorReset: secondFactorChangedMail({ ...named, change: { kind: 'reset' } }),
    secondFactorGuessed: secondFactorGuessedMail(named),
    confirmReview: confirmReviewMail({ ...named, school: text, confirmUrl: url }),
    reviewPublished: reviewPublishedMail({ ...named, school: text, schoolUrl: url }),
    confirmQuestion: confirmQuestionMail({ ...named, school: text, confirmUrl: url }),
    questionPublished: questionPublishedMail({ ...named, school: text, question: text, questionUrl: url }),
    questionAnswered: questionAnsweredMail({
      ...named,
      school: text,
      question: text,
      answer: text,
      questionUrl: url,
    }),
    reservation: reservationMail(order),
    paymentReceived: paymentReceivedMail(order),
    scholarshipConfirmed: scholarshipConfirmedMail(order),
    enrollmentConfirmed: enrollmentConfirmedMail(order),
    reservationCancelled: reservationCancelledMail(order, 'unpaid'),
    paidReservationCancelled: reservationCancelledMail(order, 'paid'),
    freeReservationCancelled: reservationCancelledMail(order, 'confirmed'),
    reservationRefused: reservationRefusedMail(order, { reason: 'no-seat', text: '', ...refused }),
    paidReservationRefused: reservationRefusedMail(order, { reason: 'other', text, ...refused, paidAt }),
    paidReservationWithdrawn: reservationRefusedMail(order, { reason: 'family', text, ...refused, paidAt }),
    reservationExpired: reservationExpiredMail(order),
    unlistedVisit: unlistedVisitMail({ ...order, unlisting, times: visit.times }),
    unlistedOrder: unlistedOrderMail({ ...order, unlisting, before: 'unpaid' }),
    unlistedPaidOrder: unlistedOrderMail({ ...order, unlisting, before: 'paid' }),
    unlistedFreeOrder: unlistedOrderMail({ ...order, unlisting, before: 'confirmed' }),
    confirmAlert: confirmAlertMail({ searchName: text, confirmUrl: url }),
    savedSearchAlert: savedSearchAlertMail({
      ...named,
      searchName: text,
      offers: [{ title: text, school: text, price: 89_900, url, news: { kind: 'new-offers' as const } }],
      searchUrl: url,
      stopUrl,
      unsubscribeUrl: `${stopUrl}/um-toque`,
      lastDay: '30/11/2027',
    }),
    claimWaiting: claimWaitingMail({ ...named, school: text, step: 'call' }),
    claimOfAnother: claimOfAnotherMail({ ...named, school: text, panelUrl: url }),
    claimApproved: claimApprovedMail({ ...named, school: text, role: 'owner', panelUrl: url }),
    claimRejected: claimRejectedMail({ ...named, school: text, reason: text }),
    memberChanged: memberChangedMail({ ...named, school: text, now: 'removed' }),
    visitRequestedMember: visitRequestedMemberMail(visit, { ...named, stopUrl, panelUrl: url }),
    orderSecuredMember: orderNoticeForMember('paid', notice, { ...named, stopUrl }),
    schoolDigest: digestMail({
      ...named,
      school: text,
      waiting: { oversold: 1, visits: 2, orders: 3, questions: 1, reviews: 5, endingOffers: 12 },
      pageUrls: {
        oversold: url,
        visits: url,
        orders: url,
        questions: url,
        reviews: url,
        endingOffers: url,
      },
      panelUrl: url,
      stopUrl,
      unsubscribeUrl: `${stopUrl}/um-toque`,
    }),
    dataExport: dataExportMail({ ...named, protocol: text }),
    accountDeleted: accountDeletedMail({ ...named, protocol: text }),
  } satisfies Record<string, MailMessage>;
}
