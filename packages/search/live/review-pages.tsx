import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import {
  ConfirmReviewScreen,
  ReviewConfirmedScreen,
  reviewHead,
  ReviewScreen,
  reviewStageHead,
  ReviewThanksScreen,
} from '../src/review/index.ts';
import { findSchool } from '../src/school/index.ts';
import { headOf, root, type LiveContext } from './root.tsx';

async function schoolOf({ queryClient, ports }: LiveContext, slug: string) {
  const school = await findSchool({ queryClient, service: ports.service }, slug);
  if (!school) throw notFound();
  return school;
}

const form = createRoute({
  getParentRoute: () => root,
  path: routes.rateSchool.pattern,
  loader: async ({ context, params }) => reviewHead(await schoolOf(context, params.slug)),
  head: headOf,
  component: function Form() {
    const { updatedAt } = form.useMatch();
    return <ReviewScreen slug={form.useParams().slug} startedAt={updatedAt} />;
  },
});

const thanks = createRoute({
  getParentRoute: () => root,
  path: routes.reviewThanks.pattern,
  loader: async ({ context, params }) => reviewStageHead(await schoolOf(context, params.slug), 'thanks'),
  head: headOf,
  component: function Thanks() {
    return <ReviewThanksScreen slug={thanks.useParams().slug} />;
  },
});

const confirm = createRoute({
  getParentRoute: () => root,
  path: routes.confirmReview.pattern,
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  loader: async ({ context, params }) => reviewStageHead(await schoolOf(context, params.slug), 'confirm'),
  head: headOf,
  component: function Confirm() {
    return <ConfirmReviewScreen slug={confirm.useParams().slug} token={confirm.useSearch().token} />;
  },
});

const confirmed = createRoute({
  getParentRoute: () => root,
  path: routes.reviewConfirmed.pattern,
  loader: async ({ context, params }) => reviewStageHead(await schoolOf(context, params.slug), 'confirmed'),
  head: headOf,
  component: function Confirmed() {
    return <ReviewConfirmedScreen slug={confirmed.useParams().slug} />;
  },
});

/** From the review form to the published review. */
export const reviewPages = [form, thanks, confirm, confirmed];
