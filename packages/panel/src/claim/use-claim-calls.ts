import { readContent } from '@melhor-escola/api-client/api';
import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { useQueryClient } from '@tanstack/react-query';
import { usePanelPorts } from '../ports.tsx';
import { panelQuery } from '../queries.ts';
import { claimQuery } from './queries.ts';

/** The calls that change a claim. Each shows the claim as it then is. */
export function useClaimCalls(slug: string) {
  const { api } = usePanelPorts();
  const queryClient = useQueryClient();
  const params = { path: { school: slug } };
  const show = async (answer: Promise<ClaimPage>) => {
    const page = await answer;
    queryClient.setQueryData(claimQuery(api, slug).queryKey, page);
    // Once approved, the school is one of the user's.
    await queryClient.invalidateQueries({ queryKey: panelQuery(api).queryKey });
    return page;
  };
  return {
    begin: (proof: 'email' | 'phone') =>
      show(readContent(api.POST('/v3/panel/claims/{school}', { params, body: { proof } }))),
    sendDocument: (file: File) =>
      show(
        readContent(
          api.PUT('/v3/panel/claims/{school}/document', {
            params,
            headers: { 'content-type': file.type },
            body: file,
          }),
        ),
      ),
    enterCode: (code: string) =>
      show(readContent(api.POST('/v3/panel/claims/{school}/code', { params, body: { code } }))),
    withdraw: () => show(readContent(api.DELETE('/v3/panel/claims/{school}', { params }))),
  };
}
