import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { WaitingClaims } from '@melhor-escola/api-client/panel';
import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** A claim that our team decides. */
export type WaitingClaim = WaitingClaims['items'][number];

/** Claims that wait for our team, oldest first. */
export function operatedClaimsQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'operated-claims'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/panel/operation/claims', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads them. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN. */
export async function loadOperatedClaims(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(operatedClaimsQuery(api));
}

/** The bytes of a claim's document, and their type. */
export interface ClaimDocument {
  readonly type: string;
  readonly base64: string;
}

/** The document of a claim. Each view is recorded. */
export async function viewDocument(api: Api, id: number): Promise<ClaimDocument> {
  return readContent(api.GET('/v3/panel/operation/claims/{id}/document', { params: { path: { id } } }));
}

/** The document as a file, to save it. */
export function toFile({ type, base64 }: ClaimDocument): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

/** A new code to read out; an earlier one stops working. */
export async function issueCode(
  api: Api,
  id: number,
): Promise<{ readonly code: string; readonly expiresAt: string }> {
  return readContent(api.POST('/v3/panel/operation/claims/{id}/code', { params: { path: { id } } }));
}

/** @throws {ApiError} 409 CLAIM_DECIDED */
export async function approveClaim(api: Api, id: number, role: SchoolRole): Promise<WaitingClaims> {
  return readContent(
    api.POST('/v3/panel/operation/claims/{id}/approve', { params: { path: { id } }, body: { role } }),
  );
}

/** @throws {ApiError} 409 CLAIM_DECIDED */
export async function rejectClaim(api: Api, id: number, reason: string): Promise<WaitingClaims> {
  return readContent(
    api.POST('/v3/panel/operation/claims/{id}/reject', { params: { path: { id } }, body: { reason } }),
  );
}
