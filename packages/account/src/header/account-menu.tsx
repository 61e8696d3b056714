import { Alert } from '@melhor-escola/ui/alert';
import { Avatar } from '@melhor-escola/ui/avatar';
import { Badge } from '@melhor-escola/ui/badge';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Popover } from '@melhor-escola/ui/popover';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink, useNavigate, useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { clearCurrentUser } from '../authenticated/queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { refusalOfError } from '../refusal/account-refusal.ts';
import { firstName, type Person } from '../session/person.ts';
import { clearTabDrafts } from '../tab-drafts.ts';

export interface AccountMenuProps {
  person: Person;
  /** They are signing out by the menu. */
  onSignOut: () => void;
}

/** The first name of who is signed in, and what can be done with their account. Renders a `<button>`. */
export function AccountMenu({ person, onSignOut }: AccountMenuProps) {
  const { pages, teamPages, pictureSource } = useAccountPorts();
  const shown = person.isAdmin ? [...pages, ...teamPages] : pages;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title={person.name}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" className="max-sm:min-w-11 max-sm:px-1">
          <span className="inline-flex items-center gap-2">
            <Avatar
              size="small"
              decorative
              name={person.name}
              src={person.picture === null ? undefined : pictureSource(person.picture)}
            />
            <span className="sr-only">Sua conta: </span>
            <span className="max-w-32 truncate max-sm:sr-only">{firstName(person)}</span>
          </span>
        </Button>
      }
    >
      <div className="flex w-60 max-w-full flex-col gap-3 text-medium">
        {/* Shows, and opens nothing: what the team may do, the service decides (S20). */}
        {person.isAdmin && (
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

/** Signs out, here and in all tabs, and leads home from a page of theirs; says so where that could not be done. */
function SignOut({ onSignOut }: Pick<AccountMenuProps, 'onSignOut'>) {
  const { session, links, isAuthenticatedPage } = useAccountPorts();
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setIsLeaving(true);
    setProblem(undefined);
    try {
      await session.signOut(async () => {
        onSignOut();
        // Back does not lead to the page, which would ask to sign in again (S2).
        if (isAuthenticatedPage(router.state.location.pathname))
          await navigate({ ...links.home(), replace: true });
      });
      clearTabDrafts();
      clearCurrentUser(queryClient);
      void router.invalidate();
    } catch (error) {
      if (!refusalOfError(error, navigator.onLine)) throw error;
      setProblem('Não conseguimos sair: o site não respondeu. Você ainda está na sua conta. Tente de novo.');
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button wide icon={LogOut} loading={isLeaving} onClick={() => void leave()}>
        Sair
      </Button>
    </div>
  );
}
