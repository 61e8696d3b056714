import type { FavoriteSchool } from '@melhor-escola/api-client/owner';
import { useQueryClient } from '@tanstack/react-query';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useAccountPorts } from '../ports.tsx';
import { favoriteSchoolsQuery } from './queries.ts';

/**
 * No longer puts a school aside, in the account and on this device, and offers to undo it. A failure is said in passing.
 *
 * @returns what does it; it tells whether the school is gone.
 */
export function useRemoveFavorite(school: FavoriteSchool): () => Promise<boolean> {
  const { owner, deviceFavorites, showToast } = useAccountPorts();
  const queryClient = useQueryClient();
  const refusalOf = useOwnerRefusal();
  const { queryKey } = favoriteSchoolsQuery(owner);
  const { slug, name } = school;

  const fail = (error: unknown, title: string) => {
    const refusal = refusalOf(error);
    showToast({ tone: 'danger', title, description: refusal?.form });
    if (!refusal) throw error;
  };
  const restore = async () => {
    try {
      await owner.addFavorite(slug);
      deviceFavorites.add(slug);
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      fail(error, `Não conseguimos salvar ${name} de novo.`);
    }
  };

  return async () => {
    try {
      await owner.removeFavorite(slug);
    } catch (error) {
      fail(error, `${name} continua nas favoritas.`);
      return false;
    }
    deviceFavorites.remove(slug);
    queryClient.setQueryData(queryKey, (schools) => schools?.filter((one) => one.slug !== slug));
    showToast({
      tone: 'success',
      title: `${name} saiu das favoritas.`,
      action: { label: 'Desfazer', onPress: () => void restore() },
    });
    return true;
  };
}
