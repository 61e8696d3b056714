'use client';

import { routes, type PublicRoute } from '@melhor-escola/domain/routes';
import { useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { routePattern } from '../error-reporting/caught-errors.ts';
import { startVisitTracking, type VisitPorts } from './start-visit-tracking.ts';
import type { TrackingSettings } from './tracking-settings.ts';
import type { ConsentCalls, Visit } from './visit.ts';

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
  visit: Visit;
  settings: TrackingSettings;
  ports: VisitPorts;
  /** The visitor has interacted with the page, so that the consent notice may be shown. */
  isEngaged: boolean;
  /** Renders the link to the policy's section about what is stored on the device. */
  policyLink: (label: string) => ReactNode;
  /** Of the current user, whose account has the same consent. */
  userId: number | undefined;
  consentCalls: ConsentCalls;
}

/** Tracking by consent, and the consent notice. */
export function VisitServices({
  visit,
  settings,
  ports,
  isEngaged,
  policyLink,
  userId,
  consentCalls,
}: VisitServicesProps) {
  const router = useRouter();
  const { consent, panel } = useMemo(
    () => startVisitTracking(visit, router, settings, ports),
    [visit, router, settings, ports],
  );
  useEffect(() => {
    // If its code cannot be loaded, it is synchronized with the next page load.
    visit.syncAccount(userId, consentCalls).catch(() => undefined);
  }, [visit, userId, consentCalls]);
  const isAsking = useMatches({ select: (matches) => !formPages.has(routePattern(matches)) });
  if (!isEngaged) return null;
  // Outside the header: in a low window the notice is in the page, where it must move nothing that a visitor is reading.
  return createPortal(
    <ConsentNotice consent={consent} panel={panel} isAsking={isAsking} policyLink={policyLink} />,
    document.body,
  );
}
