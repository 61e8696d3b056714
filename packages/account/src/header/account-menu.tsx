import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Popover } from '@melhor-escola/ui/popover';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink, useNavigate, useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { clearCurrentUser } from '../authenticated/queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { mapAccountError } from '../account-error/account-error.ts';
import type { CurrentUser } from '../session/session-query.ts';
import { signOutMutation } from '../session/mutations.ts';
import { clearTabDrafts } from '../tab-drafts.ts';
import { AccountName } from './named-entry.tsx';

export interface AccountMenuProps {
  user: CurrentUser;
  /** The user signs out with the menu. */
  onSignOut: () => void;
}

/** The first name of the current user, with a menu of their pages. Renders a `<button>`. */
export function AccountMenu({ user, onSignOut }: AccountMenuProps) {
  const { pages, teamPages, pictureSource } = useAccountPorts();
  const shown = user.isAdmin ? [...pages, ...teamPages] : pages;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={user.name}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" className="py-1 max-sm:min-w-11 max-sm:px-1">
          <AccountName user={user} pictureSource={pictureSource} />
        </Button>
      }
    >
      <div className="flex w-60 max-w-full flex-col gap-3 text-medium">
        {/* Only a label: the service decides what the team may do (S20). */}
        {user.isAdmin && (
          <Badge tone="brand" className="self-start">
            Equipe
          </Badge>
        )}
        {shown.length > 0 && (
          <ul className="-mx-2 flex flex-col">
            {shown.map(({ label, to }) => (
              <li key={label}>
                <LinkButton variant="quiet" wide asChild className="justify-start px-2">
                  <RouteLink {...to} onClick={() => setIsOpen(false)}>
                    {label}
                  </RouteLink>
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        <SignOut onSignOut={onSignOut} />
      </div>
    </Popover>
  );
}

/** Signs out, here and in all tabs, and navigates home from a page of the user. Says so if the site could not be reached. */
function SignOut({ onSignOut }: Pick<AccountMenuProps, 'onSignOut'>) {
  const { session, links, isAuthenticatedPage } = useAccountPorts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const signOut = useMutation(signOutMutation(session));
  const leave = async () => {
    onSignOut();
    // Replaces the page: Back would lead to one that asks to sign in again (S2).
    if (isAuthenticatedPage(router.state.location.pathname))
      await navigate({ ...links.home(), replace: true });
  };
  const press = async () => {
    try {
      await signOut.mutateAsync({ leave });
      clearTabDrafts();
      clearCurrentUser(queryClient);
      void router.invalidate();
    } catch (error) {
      if (!mapAccountError(error, navigator.onLine)) throw error;
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {signOut.isError && (
        <Alert
          tone="danger"
          live
          title="Não conseguimos sair: o site não respondeu. Você ainda está na sua conta. Tente de novo."
        />
      )}
      <Button wide icon={LogOut} loading={signOut.isPending} onClick={() => void press()}>
        Sair
      </Button>
    </div>
  );
}
