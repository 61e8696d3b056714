import { routes } from '@melhor-escola/domain/routes';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { RouteLink } from '@melhor-escola/search/route-link';
import { LinkButton } from '@melhor-escola/ui/button';
import { lazy, Suspense, type ComponentType } from 'react';
import { OptionalPart } from '../app/optional-part.tsx';
import { saveData } from '../app/request-context.ts';
import type { HeaderEntryProps } from './header-entry.tsx';
import { useEngaged } from './use-engaged.ts';

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

const Entry = lazy((): Promise<{ default: ComponentType<HeaderEntryProps> }> =>
  import('./header-entry.tsx').catch(() => ({ default: WayIn })),
);

/** The account's place in the header. Who is signed in is found out in the browser alone. */
export function HeaderAccount() {
  return (
    <AfterHydration fallback={<WayIn />}>
      <OptionalPart instead={WayIn}>
        {saveData() && !hasSession() ? <EngagedEntry /> : <LoadedEntry wasEngaged={false} />}
      </OptionalPart>
    </AfterHydration>
  );
}

function LoadedEntry(props: HeaderEntryProps) {
  return (
    <Suspense fallback={<WayIn />}>
      <Entry {...props} />
    </Suspense>
  );
}

/** Whether somebody is signed in here. Only asked in a browser, after hydration. */
const hasSession = () => typeof document !== 'undefined' && /(?:^|; )signed_in=/u.test(document.cookie);

/** For visitors who save data the account, and what it starts after it, waits until they use the page. */
function EngagedEntry() {
  return useEngaged() ? <LoadedEntry wasEngaged /> : <WayIn />;
}
