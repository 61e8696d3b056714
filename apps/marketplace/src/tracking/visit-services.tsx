import { useCurrentUser } from '@melhor-escola/account/session';
import { RouteLink } from '@melhor-escola/search/route-link';
import { ConsentNotice } from '@melhor-escola/tracking/consent/consent-notice';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import { Link } from '@melhor-escola/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { links } from '../app/links.ts';
import { followNavigation } from './follow-navigation.ts';
import { startVisitTracking } from './start-visit-tracking.ts';
import type { Visit } from './visit.ts';

const root = getRouteApi('__root__');

function policyLink(words: string) {
  return (
    <Link asChild>
      <RouteLink to={links.privacy('no-seu-aparelho')}>{words}</RouteLink>
    </Link>
  );
}

export interface VisitServicesProps {
  /** The visitor has interacted with the page: they may be asked for their consent. */
  isEngaged: boolean;
}

/** Tracking by consent, and the question what the visitor consents to. */
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
  return isEngaged ? <ConsentNotice consent={consent} panel={panel} policyLink={policyLink} /> : null;
}

/** Keeps the consent to analytics the same in the account and on this device. Its code is loaded for a current user. */
function useAccountConsent(visit: Visit, consent: ConsentStore): void {
  const userId = useCurrentUser()?.id;
  const queryClient = useQueryClient();
  const hasFollowed = useRef(false);
  useEffect(() => {
    if (userId === undefined && !hasFollowed.current) return;
    hasFollowed.current = true;
    void import('./account-consent.ts').then(
      ({ startAccountConsent }) => {
        const accountConsent = visit.accountConsent(() => startAccountConsent(consent, queryClient));
        return userId === undefined ? accountConsent.leave() : accountConsent.follow(userId);
      },
      // The next page load tries again.
      () => {},
    );
  }, [visit, consent, queryClient, userId]);
}
