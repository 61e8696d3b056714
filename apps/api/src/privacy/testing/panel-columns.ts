import { eq } from 'drizzle-orm';
import * as accounts from '../../platform/database/account-schema.ts';
import * as panel from '../../platform/database/panel-schema.ts';
import { fact, held, hidden, key, ofToken, secret, type PersonalTable } from './column-decision.ts';

const { accountPasskey, accountTotp, passkeyChallenge, recoveryCode } = accounts;
const { memberMail, operatorAccount, schoolClaim, schoolInvitation, schoolMember } = panel;

const bySlug = { not: 'the school beside it is named by its slug' };

/** Decisions for what the panel stores of the people who use it. */
export const panelTables = {
  account_totp: {
    table: accountTotp,
    rowCondition: ({ accountId }) => eq(accountTotp.accountId, accountId),
    columns: {
      accountId: hidden(key),
      secret: hidden(secret),
      confirmedAt: fact('panel.authenticatorSince'),
      lastStep: hidden(secret),
      createdAt: hidden(ofToken),
    },
  },
  account_passkey: {
    table: accountPasskey,
    rowCondition: ({ accountId }) => eq(accountPasskey.accountId, accountId),
    columns: {
      id: hidden(secret),
      accountId: hidden(key),
      publicKey: hidden(secret),
      counter: hidden(ofToken),
      transports: hidden(ofToken),
      device: held('panel.passkeys[].device'),
      createdAt: fact('panel.passkeys[].createdAt'),
      lastUsedAt: fact('panel.passkeys[].lastUsedAt'),
    },
  },
  passkey_challenge: {
    table: passkeyChallenge,
    rowCondition: ({ sessionId }) => eq(passkeyChallenge.sessionId, sessionId),
    columns: { sessionId: hidden(key), challenge: hidden(secret), expiresAt: hidden(ofToken) },
  },
  recovery_code: {
    table: recoveryCode,
    rowCondition: ({ accountId }) => eq(recoveryCode.accountId, accountId),
    columns: { accountId: hidden(key), codeDigest: hidden(secret), usedAt: hidden(ofToken) },
  },
  operator_account: {
    table: operatorAccount,
    rowCondition: ({ accountId }) => eq(operatorAccount.accountId, accountId),
    columns: { accountId: hidden(key), createdAt: fact('panel.operatorSince') },
  },
  school_member: {
    table: schoolMember,
    rowCondition: ({ accountId }) => eq(schoolMember.accountId, accountId),
    columns: {
      schoolId: hidden(bySlug),
      accountId: hidden(key),
      role: held('panel.schools[].role'),
      createdAt: fact('panel.schools[].since'),
    },
  },
  member_mail: {
    table: memberMail,
    rowCondition: ({ accountId }) => eq(memberMail.accountId, accountId),
    columns: {
      id: hidden(key),
      schoolId: hidden(bySlug),
      accountId: hidden(key),
      digest: held('panel.schools[].mails.digest'),
      urgent: held('panel.schools[].mails.urgent'),
      digestedOn: fact('panel.schools[].lastDigest'),
    },
  },
  school_claim: {
    table: schoolClaim,
    rowCondition: ({ accountId }) => eq(schoolClaim.accountId, accountId),
    columns: {
      id: hidden(key),
      schoolId: hidden(bySlug),
      accountId: hidden(key),
      proof: held('panel.claims[].proof'),
      status: held('panel.claims[].status'),
      codeDigest: hidden(secret),
      codeExpiresAt: hidden(ofToken),
      codeTries: hidden(ofToken),
      document: hidden({ not: 'a file that the claimant sent; removed with the decision' }),
      documentType: hidden({ not: 'of that file' }),
      pageDraft: hidden({ not: 'about the school; removed when it is published or the claim is rejected' }),
      reason: held('panel.claims[].reason'),
      createdAt: fact('panel.claims[].createdAt'),
      decidedAt: fact('panel.claims[].decidedAt'),
    },
  },
  school_invitation: {
    table: schoolInvitation,
    rowCondition: ({ invitationId }) => eq(schoolInvitation.id, invitationId),
    columns: {
      id: hidden(key),
      schoolId: hidden(bySlug),
      email: hidden({ not: 'account.email is it' }),
      role: held('panel.invitations[].role'),
      tokenDigest: hidden(secret),
      createdAt: fact('panel.invitations[].createdAt'),
      expiresAt: fact('panel.invitations[].expiresAt'),
      endedAt: fact('panel.invitations[].endedAt'),
    },
  },
} as const satisfies Readonly<Record<string, PersonalTable>>;
