import { routes } from '@melhor-escola/domain/routes';
import { AfterHydration } from '@melhor-escola/search/after-hydration';
import { RouteLink } from '@melhor-escola/search/route-link';
import { LinkButton } from '@melhor-escola/ui/button';
import { lazy, Suspense } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';

/** On the server's page, the same for everybody: the way in. It stays where the code of the account cannot be fetched. */
function WayIn() {
  return (
    <LinkButton variant="quiet" asChild className="max-sm:px-2">
      <RouteLink to={routes.signIn.to()} rel="nofollow">
        Entrar
      </RouteLink>
    </LinkButton>
  );
}

const Entry = lazy(() => import('./header-entry.tsx').catch(() => ({ default: WayIn })));

/** The account's place in the header. Who is signed in is found out in the browser alone. */
export function HeaderAccount() {
  const wayIn = <WayIn />;
  return (
    <AfterHydration fallback={wayIn}>
      <OptionalPart instead={WayIn}>
        <Suspense fallback={wayIn}>
          <Entry />
        </Suspense>
      </OptionalPart>
    </AfterHydration>
  );
}
