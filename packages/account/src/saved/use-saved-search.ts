import { ApiError } from '@melhor-escola/api-client/api-error';
import type { SavedSearch } from '@melhor-escola/api-client/owner';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useAccountPorts } from '../ports.tsx';
import { savedSearchesQuery } from './queries.ts';

/** What can be done with a saved search; shown at once. */
export interface SavedSearchActions {
  /** @throws {ApiError} when it came to nothing. */
  readonly rename: (name: string) => Promise<void>;
  /** A failure is said in passing, and leaves the alerts as they were. */
  readonly setAlerts: (alerts: boolean) => Promise<void>;
  /** Offers to undo it. A failure is said in passing. @returns whether it is gone. */
  readonly remove: () => Promise<boolean>;
}

export function useSavedSearch(search: SavedSearch): SavedSearchActions {
  const { owner, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const refusalOf = useOwnerRefusal();
  const { queryKey } = savedSearchesQuery(owner);

  const show = (change: (searches: readonly SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(queryKey, (searches) => searches && change(searches));
  const replace = (changed: SavedSearch) =>
    show((searches) => searches.map((one) => (one.id === search.id ? changed : one)));
  const fail = (error: unknown, words: string) => {
    const refusal = refusalOf(error);
    showToast({ tone: 'danger', title: words, description: refusal?.form });
    if (!refusal) throw error;
  };

  const restore = async () => {
    try {
      const again = await owner.saveSearch(search.query);
      const { name, alerts } = search;
      const whole = await owner.changeSavedSearch(again.id, { name, alerts });
      show((searches) => [whole, ...searches.filter((one) => one.id !== whole.id)]);
    } catch (error) {
      fail(error, 'Não conseguimos salvar a busca de novo.');
    }
  };

  return {
    rename: async (name) => void replace(await owner.changeSavedSearch(search.id, { name })),
    async setAlerts(alerts) {
      await queryClient.cancelQueries({ queryKey });
      replace({ ...search, alerts });
      try {
        replace(await owner.changeSavedSearch(search.id, { alerts }));
      } catch (error) {
        replace(search);
        fail(error, 'Os avisos desta busca continuam como estavam.');
      }
    },
    async remove() {
      try {
        await owner.removeSavedSearch(search.id);
      } catch (error) {
        // One that is gone already, as from another device, is what was asked for.
        if (!(error instanceof ApiError) || error.status !== 404) {
          fail(error, 'A busca continua salva.');
          return false;
        }
      }
      show((searches) => searches.filter((one) => one.id !== search.id));
      showToast({
        tone: 'success',
        title: 'Busca apagada.',
        description: search.name,
        action: { label: 'Desfazer', onPress: () => void restore() },
      });
      return true;
    },
  };
}
