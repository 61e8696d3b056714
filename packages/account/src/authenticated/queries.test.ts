import { currentUserKey } from '@melhor-escola/api-client/current-user';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { clearCurrentUser } from './queries.ts';

it('S2 leaves nothing of the user to the next one: neither data nor files that wait to be sent', () => {
  const queryClient = new QueryClient();
  const mutations = queryClient.getMutationCache();
  queryClient.setQueryData([currentUserKey, 'profile'], { name: 'Ana' });
  queryClient.setQueryData(['search'], { schools: 3 });
  for (const mutationKey of [
    [currentUserKey, 'photo-upload', 'girassol'],
    ['session', 'sign-out'],
  ])
    mutations.build(queryClient, { mutationKey });
  clearCurrentUser(queryClient);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['search']]);
  expect(mutations.getAll().map(({ options }) => options.mutationKey)).toEqual([['session', 'sign-out']]);
  queryClient.clear();
});
