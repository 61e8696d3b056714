import { requiredMessage } from '@melhor-escola/domain/field-messages';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountContext } from '../account-context.ts';
import type { AccountFields } from '../schema.ts';
import { hashPassword } from '../passwords/check-password.ts';
import { requireStrongPassword } from '../passwords/password-strength.ts';
import { renewSession } from '../sessions/sign-in.ts';
import type { AccountRow } from '../account.ts';
import {
  blankAccount,
  findUnregistered,
  type NewAccount,
  saveVisitorAccount,
  welcome,
} from './visitor-account.ts';
import { beginVisit, type Visitor, visitorToken } from './visitor-session.ts';
import type { GaCampaign } from '../../platform/database/account-schema.ts';

/** Result of a visitor's form. */
export interface SavedVisitor {
  readonly row: AccountRow;
  readonly visitor: Visitor;
  /** Session token, if the visitor chose a password and is now signed in. */
  readonly token?: string;
  /** False when the visitor had submitted a form before and still cannot sign in. */
  readonly isNew: boolean;
}

/** @throws {ServiceError} 400 for a missing field, with the form's message (VA-07). */
function requireFilled(value: string | undefined, field: string): string {
  if (value) return value;
  throw new ServiceError('BAD_REQUEST', requiredMessage(field));
}

/** Columns to change in the visitor's earlier form. */
function toLead(fields: AccountFields, known: AccountRow | undefined): NewAccount {
  const { phone, cpf, gaToken, gaCampaignParams } = fields;
  return {
    name: requireFilled(fields.name ?? known?.name, 'nome'),
    email: requireFilled(fields.email ?? known?.email, 'e-mail'),
    ...(phone !== undefined && { phone }),
    ...(cpf !== undefined && { cpf }),
    ...(gaToken !== undefined && { gaToken }),
    ...(gaCampaignParams && { gaCampaign: nonEmptyCampaign(gaCampaignParams) }),
  };
}

/** A new account from its own form only: the visitor's earlier form adds nothing (`blankAccount`). */
function toAccount({ name, email, phone, cpf, gaToken, gaCampaignParams }: AccountFields): NewAccount {
  return {
    ...blankAccount,
    name: requireFilled(name, 'nome'),
    email: requireFilled(email, 'e-mail'),
    phone: phone ?? null,
    cpf: cpf ?? null,
    gaToken: gaToken ?? null,
    gaCampaign: nonEmptyCampaign(gaCampaignParams),
  };
}

/**
 * Stores the form of a visitor who is not signed in. With a password it creates their account and signs them
 * in; without one, a pre-user, or with a CPF a user (CA-04). Neither the e-mail nor the CPF of another account changes
 * the response (S35): the new account counts once its e-mail is confirmed.
 *
 * @throws {ServiceError} 429, 400 for a missing field or a weak password.
 */
export async function registerVisitor(
  { database: { db }, limits, environment: { siteUrl } }: AccountContext,
  request: FastifyRequest,
  fields: AccountFields,
): Promise<SavedVisitor> {
  const { password } = fields;
  await (password === undefined ? limits.lead : limits.register).count(clientAddress(request));
  const found = await findUnregistered(db, visitorToken(request));
  const written = password === undefined ? toLead(fields, found?.known) : toAccount(fields);
  if (password !== undefined) requireStrongPassword(password, written);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction(async (tx): Promise<SavedVisitor> => {
    const visitor = found?.visitor ?? (await beginVisit(tx));
    const row = await saveVisitorAccount(tx, visitor, { ...written, passwordHash });
    if (passwordHash === undefined) return { row, visitor, isNew: found?.known === undefined };
    await welcome(tx, row, { siteUrl, requestId: request.id });
    return { row, visitor, token: await renewSession(tx, request, row.id), isNew: true };
  });
}

/** The non-empty campaign parameters. */
export function nonEmptyCampaign(given: AccountFields['gaCampaignParams']): GaCampaign {
  const named = Object.entries(given ?? {}).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return Object.fromEntries(named);
}
