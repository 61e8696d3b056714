import { routes } from '@melhor-escola/domain/routes';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { RouteLink } from '@melhor-escola/search/route-link';
import { allowsPrefetch } from '@melhor-escola/search/visitor';
import { LinkButton } from '@melhor-escola/ui/button';
import { lazy, Suspense, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import type { HeaderEntryProps } from './header-entry.tsx';
import { useEngaged } from './use-engaged.ts';

/** In the server's HTML, which is the same for everyone. Stays if the account's code cannot be loaded. */
function SignInLink() {
  return (
    <LinkButton variant="quiet" asChild className="max-sm:px-2">
      <RouteLink to={routes.signIn.to()} rel="nofollow">
        Entrar
      </RouteLink>
    </LinkButton>
  );
}

const Entry = lazy((): Promise<{ default: ComponentType<HeaderEntryProps> }> =>
  import('./header-entry.tsx').catch(() => ({ default: SignInLink })),
);

/** The account in the header. Only the browser knows whether there is a current user. */
export function HeaderAccount() {
  return (
    <AfterHydration fallback={<SignInLink />}>
      <OptionalPart fallback={SignInLink}>
        {!allowsPrefetch() && !hasSession() ? <EngagedEntry /> : <LoadedEntry wasEngaged={false} />}
      </OptionalPart>
    </AfterHydration>
  );
}

function LoadedEntry(props: HeaderEntryProps) {
  return (
    <Suspense fallback={<SignInLink />}>
      <Entry {...props} />
    </Suspense>
  );
}

/** Whether this browser has a session. Called after hydration only. */
const hasSession = () => typeof document !== 'undefined' && /(?:^|; )signed_in=/u.test(document.cookie);

/** With Save-Data or a slow connection the account's code, and what it loads afterwards, waits until the visitor interacts with the page. */
function EngagedEntry() {
  return useEngaged() ? <LoadedEntry wasEngaged /> : <SignInLink />;
}
