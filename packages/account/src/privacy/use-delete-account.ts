import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { madeDeletionKey, type MadeDeletion, type ReviewsChoice } from '../deleted/made-deletion.ts';
import { forgetOwner } from '../owner/owner-queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { clearTabDrafts } from '../session/tab-drafts.ts';

/**
 * Deletes the account, forgets whose it was, and leads to the page that says so, which takes this one's place.
 *
 * @returns what does it; it throws what the call throws.
 */
export function useDeleteAccount(): (reviews: ReviewsChoice, password: string | undefined) => Promise<void> {
  const { owner, session, links } = useAccountPorts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (reviews, password) => {
    const deletion = await owner.deleteAccount(reviews, password);
    queryClient.setQueryData<MadeDeletion>(madeDeletionKey, { deletion, reviews });
    // Before anything is forgotten: the page would ask for it again, and for signing in.
    await navigate({ ...links.accountDeleted(), replace: true });
    forgetOwner(queryClient);
    clearTabDrafts();
    // The site has taken the cookies back.
    await session.refresh();
  };
}
