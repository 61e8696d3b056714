import type { UnsentMails } from '@melhor-escola/api-client/panel';

const mail = {
  recipient: 'm•••@e•••.com.br',
  attempts: 12,
  createdAt: '2026-11-28T12:00:00.000Z',
  failedAt: '2026-11-29T13:30:00.000Z',
};

/** Three that no server took. */
export const failedMails: UnsentMails = {
  counts: { failed: 3, 'held-back': 1 },
  pages: 1,
  mails: [
    { ...mail, id: 812, kind: 'visit-requested-school', lastError: 'EENVELOPE 550 5.1.1' },
    { ...mail, id: 640, kind: 'payment-received', lastError: 'ESOCKET' },
    { ...mail, id: 77, kind: 'welcome', attempts: 1, lastError: null },
  ],
};

/** One that a full allowance of its mailbox held back. */
export const heldBackMails: UnsentMails = {
  ...failedMails,
  mails: [{ ...mail, id: 900, kind: 'recover-password', attempts: 0, lastError: 'MAILBOX_LIMIT' }],
};

export const noMails: UnsentMails = { counts: { failed: 0, 'held-back': 0 }, pages: 1, mails: [] };
