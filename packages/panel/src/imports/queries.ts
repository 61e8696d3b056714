import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { ImportRun } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** How often a running import is asked for, in milliseconds. */
const POLL_MS = 1_000;

/** The last imports and the uploads that were begun; asked for again while an import is running. */
export function importsQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'imports'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/panel/operation/imports', { signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.runs.some(isRunning) ? POLL_MS : false),
  });
}

export const isRunning = ({ state }: ImportRun): boolean => state === 'running';

/** Loads them. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED, or FORBIDDEN for anyone who is not of our team. */
export async function loadImports(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(importsQuery(api));
}

/** @throws {ApiError} 409 IMPORT_UNDER_WAY while another import is running */
export function previewUpload(api: Api, body: { readonly upload: string; readonly digest: string }) {
  return readContent(api.POST('/v3/panel/operation/imports', { body }));
}

/** Begins to import a file as it was previewed. @throws {ApiError} 409 IMPORT_UNDER_WAY, IMPORT_NOT_PREVIEWED */
export function applyImport(api: Api, id: number) {
  return readContent(api.POST('/v3/panel/operation/imports/{id}/apply', { params: { path: { id } } }));
}

/** Stops an import after its current batch. @throws {ApiError} 409 IMPORT_OF_COMMAND for one that no page has begun, IMPORT_NOT_RUNNING for one that has ended */
export function stopImport(api: Api, id: number) {
  return api.POST('/v3/panel/operation/imports/{id}/stop', { params: { path: { id } } });
}

/** Deletes what has arrived of a file. */
export function discardUpload(api: Api, upload: string) {
  return api.DELETE('/v3/panel/operation/imports/uploads/{upload}', { params: { path: { upload } } });
}

/** The rejected lines of an import, as a spreadsheet. */
export function downloadRejectedLines(api: Api, id: number): Promise<Blob> {
  return readContent(
    api.GET('/v3/panel/operation/imports/{id}/rejected-lines', {
      params: { path: { id } },
      headers: { accept: 'text/csv' },
      parseAs: 'blob',
    }),
  );
}
