import { useCurrentUser } from '@melhor-escola/account/session';
import { RouteLink } from '@melhor-escola/search/route-link';
import { ConsentNotice } from '@melhor-escola/tracking/consent/consent-notice';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';
import { track } from '@melhor-escola/tracking/track';
import { Link } from '@melhor-escola/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { links } from '../app/links.ts';
import { startVisitTracking } from './start-visit-tracking.ts';
import type { Visit } from './visit.ts';

const root = getRouteApi('__root__');

/** The section of the privacy policy that says what is optional. The link at the foot of each page opens the panel, where one can choose; the policy's own leads to what it says. */
const section = 'cookies';

function policyLink(words: string) {
  return (
    <Link asChild>
      <RouteLink to={links.privacy('no-seu-aparelho')}>{words}</RouteLink>
    </Link>
  );
}

/** What a visit has besides its pages, once the browser is at rest: tracking by consent, and the question what they agree to. */
export default function VisitServices() {
  const router = useRouter();
  const { tracking: settings } = root.useLoaderData();
  const { visit } = root.useRouteContext();
  const { consent, panel } = useMemo(
    () => visit.tracking(() => startVisitTracking(router, settings)),
    [visit, router, settings],
  );
  const isEngaged = useEngaged();
  useAccountConsent(visit, consent);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event;
      // The footer is of every page's first scripts, which have no room for this.
      if (target instanceof Element && target.closest('footer a[href^="tel:"]'))
        track({ name: 'button_click', button: 'call', place: 'footer' });
      const link = target instanceof Element ? target.closest(`footer a[href$="#${section}"]`) : null;
      // What opens elsewhere is the browser's.
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      panel.setOpen(true);
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [panel]);
  return isEngaged ? <ConsentNotice consent={consent} panel={panel} policyLink={policyLink} /> : null;
}

/** Keeps the consent to analytics the same in the account and on this device. Its code is fetched for the signed-in. */
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
      // It is fetched with the next page.
      () => {},
    );
  }, [visit, consent, queryClient, userId]);
}

/**
 * What visitors do first on a page that they want to use. A press counts once it has become a click: a notice that appeared
 * under the finger before would receive that click.
 */
const signs = ['click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page. The consent notice waits for it: visitors first see what they came for,
 * which the browser measures as the largest contentful paint (LCP).
 */
function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => {
    const engaged = new AbortController();
    const note = () => {
      engaged.abort();
      setEngaged(true);
    };
    for (const sign of signs)
      window.addEventListener(sign, note, { signal: engaged.signal, passive: true, capture: true });
    return () => engaged.abort();
  }, []);
  return isEngaged;
}
