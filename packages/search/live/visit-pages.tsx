import { routes } from '@melhor-escola/domain/routes';
import { createRoute } from '@tanstack/react-router';
import {
  loadVisit,
  loadVisitDays,
  ManageVisitScreen,
  requestVisitHead,
  RequestVisitScreen,
  validateVisitLink,
  VisitRequestedScreen,
  visitStageHead,
} from '../src/visit/index.ts';
import { schoolOf } from './review-pages.tsx';
import { headOf, root } from './root.tsx';

const form = createRoute({
  getParentRoute: () => root,
  path: routes.requestVisit.pattern,
  loader: async ({ context, params: { slug } }) => {
    await loadVisitDays(context.queryClient, context.ports.service, slug);
    return requestVisitHead(await schoolOf(context, slug));
  },
  head: headOf,
  component: function Form() {
    const { updatedAt } = form.useMatch();
    return <RequestVisitScreen slug={form.useParams().slug} startedAt={updatedAt} />;
  },
});

const requested = createRoute({
  getParentRoute: () => root,
  path: routes.visitRequested.pattern,
  loader: async ({ context, params }) => visitStageHead(await schoolOf(context, params.slug), 'requested'),
  head: headOf,
  component: function Requested() {
    return <VisitRequestedScreen slug={requested.useParams().slug} />;
  },
});

const manage = createRoute({
  getParentRoute: () => root,
  path: routes.manageVisit.pattern,
  validateSearch: validateVisitLink,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, params, deps: { token } }) => {
    if (token !== undefined) await loadVisit(context.queryClient, context.ports.service, token);
    return visitStageHead(await schoolOf(context, params.slug), 'manage');
  },
  head: headOf,
  component: function Manage() {
    return <ManageVisitScreen slug={manage.useParams().slug} token={manage.useSearch().token} />;
  },
});

/** From the request to its changes; forms are posted to the site, which `dev` does not have. */
export const visitPages = [form, requested, manage];
