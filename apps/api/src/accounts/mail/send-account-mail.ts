import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account, type OneTimePurpose } from '../../platform/database/account-schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import {
  accountExistsMail,
  confirmEmailMail,
  passwordChangedMail,
  recoverPasswordMail,
  welcomeMail,
} from './account-mails.ts';
import { type AccountRow, findAccountWithEmail, ownsEmail } from '../account.ts';
import { issueOneTimeToken, revokeOneTimeTokens, UNKNOWN_SUBJECT_ID } from '../sessions/one-time-token.ts';

/** Lifetime of the link that confirms an e-mail address, in hours. */
const CONFIRM_EMAIL_HOURS = 7 * 24;

/** Lifetime of the link to choose a new password, in hours (S5). */
const RESET_PASSWORD_HOURS = 1;

/** What an account's mails need of it. */
type MailedAccount = Pick<AccountRow, 'id' | 'name' | 'email'>;

/** Message that asks to confirm an address: after a registration, or at any later time. */
type ConfirmationKind = 'welcome' | 'confirm-email';

/** An address that an account has typed, and whose mailbox must confirm it. */
interface TypedAddress {
  readonly account: Pick<AccountRow, 'id' | 'name'>;
  readonly email: string;
  /** The current e-mail, or the one that replaces it. */
  readonly purpose: Extract<OneTimePurpose, 'confirm-email' | 'change-email'>;
  readonly kind: ConfirmationKind;
  readonly isByStranger?: boolean;
}

/**
 * The recipient of a mail to an account's mailbox. One for which anyone may have asked is none of an account that has not
 * confirmed the address: from its export a stranger who registered the address would learn that it did not go to the
 * address's owner, so that there is none (S35).
 */
const mailRecipient = ({
  email,
  id,
  isByStranger,
}: {
  readonly email: string;
  readonly id: number;
  readonly isByStranger: boolean;
}) => ({ email, ...(!isByStranger && { accountId: id }) });

/**
 * Mails an address the link that confirms it. If another account has confirmed the address, its owner gets a message about it
 * instead. Only the mailbox's owner learns which of both: kind and subject, which an export shows to the account,
 * are the same, and so is the work (S35).
 */
async function askToConfirm(
  db: NodePgDatabase,
  { account: { id, name }, email, purpose, kind, isByStranger = false }: TypedAddress,
  siteUrl: string,
): Promise<void> {
  const [owner] = await db.select({ name: account.name }).from(account).where(ownsEmail(email));
  const subjectId = owner ? UNKNOWN_SUBJECT_ID : id;
  const token = await issueOneTimeToken(db, { purpose, subjectId }, CONFIRM_EMAIL_HOURS);
  const confirmUrl = `${siteUrl}${routes.confirmEmail.path()}?token=${token}`;
  const asked =
    kind === 'welcome' ? welcomeMail({ name, confirmUrl }) : confirmEmailMail({ name, confirmUrl });
  const signInUrl = `${siteUrl}${routes.signIn.path()}`;
  const message = owner ? accountExistsMail({ ...owner, subject: asked.subject, signInUrl }) : asked;
  await enqueueMail(db, kind, mailRecipient({ email, id, isByStranger }), message);
}

/** Asks to confirm the account's own address. */
export async function sendConfirmation(
  db: NodePgDatabase,
  row: MailedAccount,
  { siteUrl, ...asked }: Pick<TypedAddress, 'kind' | 'isByStranger'> & { readonly siteUrl: string },
): Promise<void> {
  await askToConfirm(db, { account: row, email: row.email, purpose: 'confirm-email', ...asked }, siteUrl);
}

/** Asks to confirm the address that replaces the account's own. A link to an earlier such address stops working. */
export async function sendChangeConfirmation(
  db: NodePgDatabase,
  row: Pick<AccountRow, 'id' | 'name'>,
  { email, siteUrl }: { readonly email: string; readonly siteUrl: string },
): Promise<void> {
  await revokeOneTimeTokens(db, { purpose: 'change-email', subjectId: row.id });
  await askToConfirm(db, { account: row, email, purpose: 'change-email', kind: 'confirm-email' }, siteUrl);
}

/**
 * Sends another confirmation link: for the caller's account, or for the latest unconfirmed one with this e-mail.
 * Otherwise an unused token is stored, so that response times do not reveal whether an account exists (S4).
 */
export async function resendConfirmation(
  db: NodePgDatabase,
  { email, siteUrl, caller }: LinkRequestOptions,
): Promise<void> {
  if (caller?.pendingEmail === email) return sendChangeConfirmation(db, caller, { email, siteUrl });
  const isOwn = caller?.email === email && caller.emailConfirmedAt === null;
  const found = isOwn ? caller : await findAccountWithEmail(db, email);
  if (found?.emailConfirmedAt === null)
    return sendConfirmation(db, found, { siteUrl, kind: 'confirm-email', isByStranger: !isOwn });
  await issueOneTimeToken(
    db,
    { purpose: 'confirm-email', subjectId: UNKNOWN_SUBJECT_ID },
    CONFIRM_EMAIL_HOURS,
  );
}

/** What somebody asks for with an e-mail address. */
export interface LinkRequestOptions {
  readonly email: string;
  readonly siteUrl: string;
  /** The account of the caller's session, if there is one. */
  readonly caller?: AccountRow | undefined;
}

/**
 * Sends a link to choose a new password: to the account whose owner confirmed this e-mail, else to the latest that
 * contains it. For an unknown e-mail an unused token is stored, so that both take the time of a write transaction
 * (S4).
 */
export async function sendRecovery(
  db: NodePgDatabase,
  { email, siteUrl }: LinkRequestOptions,
): Promise<void> {
  const found = await findAccountWithEmail(db, email);
  const token = await issueOneTimeToken(
    db,
    { purpose: 'reset-password', subjectId: found?.id ?? UNKNOWN_SUBJECT_ID },
    RESET_PASSWORD_HOURS,
  );
  if (!found) return;
  const resetUrl = `${siteUrl}${routes.resetPassword.path()}?token=${token}`;
  const message = recoverPasswordMail({ name: found.name, resetUrl });
  const isByStranger = found.emailConfirmedAt === null;
  await enqueueMail(db, 'recover-password', mailRecipient({ email, id: found.id, isByStranger }), message);
}

/** Notifies an account of its new password; links to choose another one stop working. */
export async function mailPasswordChanged(
  db: NodePgDatabase,
  { id, name, email }: MailedAccount,
  { googleRemoved }: { readonly googleRemoved: boolean },
): Promise<void> {
  await revokeOneTimeTokens(db, { purpose: 'reset-password', subjectId: id });
  await enqueueMail(
    db,
    'password-changed',
    { email, accountId: id },
    passwordChangedMail({ name, googleRemoved }),
  );
}
