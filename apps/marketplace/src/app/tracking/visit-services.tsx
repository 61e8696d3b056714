import { useCurrentUser } from '@melhor-escola/account/session';
import { routes, type PublicRoute } from '@melhor-escola/domain/routes';
import { RouteLink } from '@melhor-escola/search/route-link';
import { ConsentNotice } from '@melhor-escola/tracking/consent/consent-notice';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import { Link } from '@melhor-escola/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { links } from '../links.ts';
import { routePattern } from '@melhor-escola/tracking/error-reporting/caught-errors';
import { followNavigation } from '@melhor-escola/tracking/app-update/follow-navigation';
import { startVisitTracking } from './start-visit-tracking.ts';
import type { Visit } from './visit.ts';

const root = getRouteApi('__root__');

function policyLink(label: string) {
  return (
    <Link asChild>
      <RouteLink to={links.privacy('no-seu-aparelho')}>{label}</RouteLink>
    </Link>
  );
}

/**
 * Patterns of the pages to sign in, to reserve, to visit, to rate and of the account. They do not ask for consent: their forms come
 * first, and a visitor has mostly been asked on the way there.
 */
const formPages: ReadonlySet<string> = new Set(
  Object.values<PublicRoute<string>>(routes)
    .filter(({ cache, crawling }) => cache === 'private' || crawling === 'disallow')
    .concat(routes.reserve, routes.visit, routes.rateSchool)
    .map(({ pattern }) => pattern),
);

export interface VisitServicesProps {
  /** The visitor has interacted with the page, so that the consent notice may be shown. */
  isEngaged: boolean;
}

/** Tracking by consent, and the consent notice. */
export default function VisitServices({ isEngaged }: VisitServicesProps) {
  const router = useRouter();
  const { tracking: settings } = root.useLoaderData();
  const { visit } = root.useRouteContext();
  const { consent, panel } = useMemo(
    () =>
      visit.tracking(() => {
        const loadNextPage = visit.navigation(() => followNavigation(router, settings.release));
        return startVisitTracking(router, settings, loadNextPage);
      }),
    [visit, router, settings],
  );
  useAccountConsent(visit, consent);
  const isAsking = useMatches({ select: (matches) => !formPages.has(routePattern(matches)) });
  if (!isEngaged) return null;
  // Outside the header: in a low window the notice is in the page, where it must move nothing that a visitor is reading.
  return createPortal(
    <ConsentNotice consent={consent} panel={panel} isAsking={isAsking} policyLink={policyLink} />,
    document.body,
  );
}

/** Synchronizes the consent to analytics between account and device. Its code is loaded for a current user. */
function useAccountConsent(visit: Visit, consent: ConsentStore): void {
  const userId = useCurrentUser()?.id;
  const queryClient = useQueryClient();
  const hasFollowed = useRef(false);
  useEffect(() => {
    if (userId === undefined && !hasFollowed.current) return;
    hasFollowed.current = true;
    void import('./start-account-consent.ts').then(
      ({ startAccountConsent }) => {
        const accountConsent = visit.accountConsent(() => startAccountConsent(consent, queryClient));
        return userId === undefined ? accountConsent.onSignOut() : accountConsent.onSignIn(userId);
      },
      // Retried with the next page load.
      () => {},
    );
  }, [visit, consent, queryClient, userId]);
}
