import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import { createFormLimits } from '../../platform/rate-limits/form-limits.ts';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { registerConfirmText, registerReportText } from '../moderation/visitor-routes.ts';
import type { TextContext } from '../moderation/text-kind.ts';
import { findSchool } from '../moderation/text-school.ts';
import { findPublishedReviews, reviewSorts } from './find-reviews.ts';
import { reviewKind } from './review.ts';
import { confirmedBody, reviewBody, reviewForm, toReview } from './schema.ts';
import { submitReview } from './submit-review.ts';
import { requireListed } from '../../catalog/schools/listing.ts';

const tags = ['reviews'];

/** Visitors' review routes (EN-16), below /v3. */
export function registerReviewRoutes(scope: ZodFastify, context: TextContext): void {
  registerSubmitReview(scope, context);
  registerConfirmText(scope, {
    kind: reviewKind,
    ...context,
    message: 'Avaliação confirmada. Ela já está na página da escola. Obrigado.',
    body: confirmedBody,
  });
  registerListReviews(scope, context);
  registerReportText(scope, {
    kind: reviewKind,
    ...context,
    summary: 'Report a review',
    message: 'Obrigado por avisar. Nossa equipe vai analisar esta avaliação.',
  });
}

/** GET /v3/schools/{slug}/reviews: published reviews. */
function registerListReviews(server: ZodFastify, { database: { db } }: TextContext): void {
  server.get(
    '/schools/:slug/reviews',
    {
      schema: {
        tags,
        summary: 'A school’s reviews',
        description: 'The headers x-total-count and x-total-pages contain the size of the list.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        querystring: listPageQuery.extend({ sort: z.enum(reviewSorts).default('recent') }),
        response: { 200: z.array(reviewBody) },
        errors: ['SCHOOL_NOT_FOUND'],
      },
    },
    async ({ params, query }, reply) => {
      const school = await findSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      const { reviews, total } = await findPublishedReviews(db, school.id, query);
      setListHeaders(reply, total, query.size);
      return reviews.map(toReview);
    },
  );
}

/** POST /v3/schools/{slug}/reviews (EN-16): the same response whether or not the author has reviewed this school before. */
function registerSubmitReview(server: ZodFastify, { database, environment }: TextContext): void {
  const { db } = database;
  const limits = createFormLimits(database, 'review', 5);
  server.post(
    '/schools/:slug/reviews',
    {
      schema: {
        tags,
        summary: 'Review a school',
        description:
          'It is published when its author follows the link in the mail, which works for seven days. 409 SCHOOL_UNLISTED for a school that has left the directory.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: reviewForm,
        response: { 202: messageBody },
        errors: ['SCHOOL_NOT_FOUND', 'SCHOOL_UNLISTED'],
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const address = clientAddress(request);
      await limits.form.count(address);
      const school = await findSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      requireListed(school);
      await limits.mail.count(body.userEmail, address);
      await db.transaction((tx) => submitReview(tx, body, { school, siteUrl: environment.siteUrl }));
      return reply.code(202).send({
        message:
          'Falta um passo. Enviamos um link para o seu e-mail: confirme por ele, e sua avaliação aparece na página da escola. Cada pessoa avalia uma escola uma vez.',
      });
    },
  );
}
