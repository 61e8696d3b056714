import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Avatar } from '@melhor-escola/ui/avatar';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link as RouteLink } from '@tanstack/react-router';
import { type CurrentUser, firstName } from '../session/session-query.ts';

export interface AccountNameProps {
  user: CurrentUser;
  /** URL of the current user's picture by its path. */
  pictureSource: (path: string) => string;
}

/** The current user's picture and first name, as the header's entry to the account shows them. */
export function AccountName({ user, pictureSource }: AccountNameProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar
        size="small"
        decorative
        name={user.name}
        src={user.picture === null ? undefined : pictureSource(user.picture)}
      />
      <span className="sr-only">Sua conta: </span>
      <span className="max-w-32 truncate max-sm:sr-only">{firstName(user)}</span>
    </span>
  );
}

/** The entry to the account until its menu is loaded, and without scripts: a link to the current user's first page. */
export default function NamedEntry({ to, ...props }: AccountNameProps & { to: LinkTarget }) {
  return (
    <LinkButton variant="quiet" asChild className="py-1 max-sm:min-w-11 max-sm:px-1">
      <RouteLink {...to}>
        <AccountName {...props} />
      </RouteLink>
    </LinkButton>
  );
}
