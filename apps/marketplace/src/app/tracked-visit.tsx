import { consentCalls } from '@melhor-escola/account/privacy';
import { useCurrentUser, visitorIdentity } from '@melhor-escola/account/session';
import { RouteLink } from '@melhor-escola/search/route-link';
import { visitorLocation } from '@melhor-escola/search/visitor';
import { type VisitPorts, VisitServices } from '@melhor-escola/tracking/visit-services';
import { Link } from '@melhor-escola/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { accountSession } from './account-ports.tsx';
import { links } from './links.ts';
import { browserApi, service } from './service/service.ts';

const root = getRouteApi('__root__');
const visitor = visitorIdentity(accountSession);

const ports: VisitPorts = {
  isDevelopment: import.meta.env.DEV,
  findLocation: async () => (await visitorLocation(service(), AbortSignal.timeout(5_000))) ?? null,
  findBaseUser: () =>
    visitor.isIdentified() ? visitor.load().then((identity) => identity?.baseUserId) : undefined,
};

export interface TrackedVisitProps {
  /** The visitor has interacted with the page. */
  isEngaged: boolean;
}

/** Tracking by consent, with what search and account know about the visitor. */
export default function TrackedVisit({ isEngaged }: TrackedVisitProps) {
  const { tracking } = root.useLoaderData();
  const { visit } = root.useRouteContext();
  const queryClient = useQueryClient();
  const calls = useMemo(() => consentCalls(browserApi, queryClient), [queryClient]);
  return (
    <VisitServices
      visit={visit}
      settings={tracking}
      ports={ports}
      isEngaged={isEngaged}
      policyLink={policyLink}
      userId={useCurrentUser()?.id}
      consentCalls={calls}
    />
  );
}

function policyLink(label: string) {
  return (
    <Link asChild>
      <RouteLink to={links.privacy('no-seu-aparelho')}>{label}</RouteLink>
    </Link>
  );
}
