import { and, eq, inArray, or } from 'drizzle-orm';
import * as accounts from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import * as orders from '../../platform/database/order-schema.ts';
import {
  asWritten,
  evidence,
  fact,
  held,
  hidden,
  retained,
  key,
  ofToken,
  order,
  secret,
  taxed,
  unsaved,
  written,
  type PersonalTable,
} from './column-decision.ts';
import { panelTables } from './panel-columns.ts';
import { writtenTables } from './written-columns.ts';
import { schoolVisitDecisions } from './school-visit-columns.ts';

const { account, accountPicture, accountSession, visitorSession, baseUser, oneTimeToken } = accounts;
const { favorite, savedSearch, consent, privacyRequest, auditEvent } = accounts;
const { scholarshipOrder, orderStatusChange, paymentEvent } = orders;

/**
 * Tables with personal data, and the decisions for each column. `personal-columns.test.ts` verifies them with a real
 * account.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  account: {
    table: account,
    rowCondition: ({ accountId }) => eq(account.id, accountId),
    columns: {
      id: held('account.id'),
      baseUserId: held('account.baseUserId'),
      name: written('account.name', { name: 'Ana de Souza' }, 'Ana de Souza'),
      email: {
        exported: 'account.email',
        corrected: { not: 'replaced once the new one is confirmed: email-change.test.ts' },
      },
      emailConfirmedAt: fact('account.emailConfirmedAt'),
      pendingEmail: held('account.pendingEmail'),
      cpf: written('account.cpf', { cpf: '529.982.247-25' }, '52998224725'),
      phone: written('account.phone', { phone: '(71) 3123-4567' }, '7131234567'),
      picture: {
        exported: { not: 'account.picture is the picture itself' },
        corrected: { not: 'chosen and removed as a file: picture.test.ts' },
      },
      gaToken: written('account.gaToken', { gaToken: '1.2' }, '1.2'),
      gaCampaign: written(
        'account.gaCampaign',
        { gaCampaignParams: { utmSource: 'jornal' } },
        { utmSource: 'jornal' },
      ),
      passwordHash: { exported: secret, corrected: { not: 'changed with the password: password.test.ts' } },
      googleSubject: held('account.googleSubject'),
      demo: hidden(key),
      createdAt: fact('account.createdAt'),
      updatedAt: fact('account.updatedAt'),
    },
  },
  account_picture: {
    table: accountPicture,
    rowCondition: ({ accountId }) => eq(accountPicture.accountId, accountId),
    columns: {
      accountId: hidden(key),
      picture: {
        exported: 'account.picture',
        corrected: { not: 'chosen and removed as a file: picture.test.ts' },
      },
      createdAt: hidden(key),
    },
  },
  account_session: {
    table: accountSession,
    rowCondition: ({ accountId }) => eq(accountSession.accountId, accountId),
    columns: {
      id: hidden(key),
      tokenDigest: hidden(secret),
      accountId: hidden(key),
      device: held('sessions[].device'),
      createdAt: fact('sessions[].createdAt'),
      lastSeenAt: fact('sessions[].lastSeenAt'),
      secondFactorAt: hidden(ofToken),
      privilegedSeenAt: hidden(ofToken),
      expiresAt: fact('sessions[].expiresAt'),
    },
  },
  base_user: {
    table: baseUser,
    rowCondition: ({ baseUserId }) => eq(baseUser.id, baseUserId),
    columns: { id: held('account.baseUserId'), createdAt: hidden(key) },
  },
  visitor_session: {
    table: visitorSession,
    rowCondition: ({ baseUserId }) => eq(visitorSession.baseUserId, baseUserId),
    columns: {
      tokenDigest: hidden(secret),
      baseUserId: held('account.baseUserId'),
      createdAt: hidden(key),
      expiresAt: hidden(key),
    },
  },
  one_time_token: {
    table: oneTimeToken,
    rowCondition: ({ accountId }) =>
      and(
        eq(oneTimeToken.subjectId, accountId),
        inArray(oneTimeToken.purpose, ['confirm-email', 'change-email', 'reset-password']),
      ),
    columns: {
      tokenDigest: hidden(secret),
      purpose: hidden(ofToken),
      subjectId: hidden(key),
      createdAt: hidden(ofToken),
      expiresAt: hidden(ofToken),
      usedAt: hidden(ofToken),
    },
  },
  favorite: {
    table: favorite,
    rowCondition: ({ accountId }) => eq(favorite.accountId, accountId),
    columns: {
      accountId: hidden(key),
      schoolId: { exported: { not: 'favorites[].school contains its slug' }, corrected: unsaved },
      grade: {
        exported: { not: 'favorites[].grade is its name' },
        corrected: { not: 'chosen again for the school: favorites.test.ts' },
      },
      createdAt: fact('favorites[].addedAt'),
    },
  },
  saved_search: {
    table: savedSearch,
    rowCondition: ({ accountId }) => eq(savedSearch.accountId, accountId),
    columns: {
      id: hidden(key),
      accountId: hidden(key),
      name: {
        exported: 'savedSearches[].name',
        corrected: {
          method: 'PATCH',
          path: '/user/saved-searches/:id',
          payload: { name: 'Outra' },
          to: 'Outra',
        },
      },
      email: hidden({
        not: 'null in an account; of an unconfirmed alert exported and deleted: alerts.test.ts',
      }),
      confirmedAt: hidden({ not: 'null in an account; of an unconfirmed alert too' }),
      query: { exported: 'savedSearches[].query', corrected: unsaved },
      seenUntil: fact('savedSearches[].seenUntil'),
      alerts: {
        exported: 'savedSearches[].alerts',
        corrected: {
          method: 'PATCH',
          path: '/user/saved-searches/:id',
          payload: { alerts: false },
          to: false,
        },
      },
      alertKinds: {
        exported: 'savedSearches[].alertKinds',
        corrected: {
          method: 'PATCH',
          path: '/user/saved-searches/:id',
          payload: { alertKinds: ['lower-prices'] },
          to: ['lower-prices'],
        },
      },
      createdAt: fact('savedSearches[].createdAt'),
    },
  },
  consent: {
    table: consent,
    rowCondition: ({ accountId }) => eq(consent.accountId, accountId),
    columns: {
      id: hidden(key),
      accountId: hidden(key),
      purpose: fact('consents[].purpose'),
      granted: fact('consents[].granted'),
      version: fact('consents[].version'),
      decidedAt: fact('consents[].decidedAt'),
      createdAt: fact('consents[].createdAt'),
    },
  },
  privacy_request: {
    table: privacyRequest,
    rowCondition: ({ accountId }) => eq(privacyRequest.accountId, accountId),
    columns: {
      protocol: retained(fact('requests[].protocol'), evidence),
      kind: retained(fact('requests[].kind'), evidence),
      accountId: retained(hidden(key), evidence),
      purpose: retained(fact('requests[].purpose'), evidence),
      createdAt: retained(fact('requests[].createdAt'), evidence),
      completedAt: retained(hidden({ not: 'requests are fulfilled immediately' }), evidence),
    },
  },
  audit_event: {
    table: auditEvent,
    rowCondition: ({ accountId, orderId }) =>
      or(
        inArray(auditEvent.subject, [`account:${accountId}`, `order:${orderId}`]),
        eq(auditEvent.actor, `account:${accountId}`),
      ),
    columns: {
      id: retained(hidden(key), evidence),
      actor: retained(hidden(key), evidence),
      action: retained(fact('actions[].action'), evidence),
      subject: retained(hidden(key), evidence),
      schoolId: retained(hidden(key), evidence),
      before: retained(hidden({ not: 'what a school stated, or orders[].status' }), evidence),
      after: retained(hidden({ not: 'what a school stated, or orders[].refusal' }), evidence),
      requestId: retained(hidden(key), evidence),
      createdAt: retained(fact('actions[].createdAt'), evidence),
    },
  },
  mail_outbox: {
    table: mailOutbox,
    rowCondition: ({ accountId }) => eq(mailOutbox.accountId, accountId),
    columns: {
      id: hidden(key),
      kind: fact('mails[].kind'),
      recipient: { exported: 'mails[].recipient', corrected: asWritten },
      accountId: hidden(key),
      schoolVisitId: hidden(key),
      orderId: hidden(key),
      memberMailId: hidden(key),
      savedSearchId: hidden(key),
      replyTo: hidden({ not: 'in mails to schools: the address of visits[].email' }),
      calendar: hidden({ not: 'visits[].times are in it' }),
      subject: { exported: 'mails[].subject', corrected: asWritten },
      text: hidden(secret),
      html: hidden(secret),
      unsubscribeUrl: hidden(secret),
      attempts: hidden(key),
      createdAt: fact('mails[].createdAt'),
      dueAt: hidden(key),
      nextAttemptAt: hidden(key),
      sentAt: fact('mails[].sentAt'),
      failedAt: hidden(key),
      lastError: hidden(key),
    },
  },
  ...panelTables,
  ...writtenTables,
  school_visit: schoolVisitDecisions,
  scholarship_order: {
    table: scholarshipOrder,
    rowCondition: ({ orderId }) => eq(scholarshipOrder.id, orderId),
    columns: {
      id: order('id'),
      code: order('internalTransactionCode'),
      accountId: retained(hidden(key), { becomes: null }),
      offerId: order('offer.id'),
      schoolId: retained(hidden({ not: 'orders[].school names it' }), taxed),
      status: order('status'),
      studentName: { ...order('student.name'), afterDeletion: { becomes: 'Anônimo' } },
      studentBirthDate: { ...order('student.birthDate'), afterDeletion: { becomes: null } },
      snapshot: retained(hidden({ not: 'orders[].school and orders[].offer are it' }), taxed),
      amountDue: order('amountDue'),
      idempotencyKey: retained(hidden({ not: 'internal to the client, for one call' }), { becomes: null }),
      seatMissing: order('seatMissing'),
      demo: order('demo'),
      createdAt: order('createdAt'),
      expiresAt: order('expiresAt'),
    },
  },
  order_status_change: {
    table: orderStatusChange,
    rowCondition: ({ orderId }) => eq(orderStatusChange.orderId, orderId),
    columns: {
      id: retained(hidden(key), taxed),
      orderId: retained(hidden(key), taxed),
      status: order('history[].status'),
      createdAt: order('history[].createdAt'),
    },
  },
  payment_event: {
    table: paymentEvent,
    rowCondition: ({ orderId }) => eq(paymentEvent.orderId, orderId),
    columns: {
      id: retained(hidden({ not: 'id of the payment host; orders[].history has its effect' }), taxed),
      orderId: retained(hidden(key), taxed),
      kind: retained(hidden({ not: 'orders[].history has its effect' }), taxed),
      receivedAt: retained(hidden({ not: 'orders[].history has its effect' }), taxed),
    },
  },
};
