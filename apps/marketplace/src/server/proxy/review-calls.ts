import type { FastifyRequest } from 'fastify';
import { callHeaders, callService, type ServiceAccess, type ServiceAnswer } from './service-call.ts';

/** Hands a review on to the service (EN-16), which judges it again and mails the link. */
export function submitReview(
  service: ServiceAccess,
  request: FastifyRequest,
  slug: string,
  review: object,
): Promise<ServiceAnswer> {
  return post(service, request, `/v3/schools/${encodeURIComponent(slug)}/reviews`, review);
}

/** Has the service publish the review that the link of a mail belongs to. */
export function confirmReview(
  service: ServiceAccess,
  request: FastifyRequest,
  token: string,
): Promise<ServiceAnswer> {
  return post(service, request, '/v3/reviews/confirm', { token });
}

/** Hands a report of a review on to the service, which counts it by the visitor's address. */
export function reportReview(
  service: ServiceAccess,
  request: FastifyRequest,
  id: number,
  report: object,
): Promise<ServiceAnswer> {
  return post(service, request, `/v3/reviews/${id}/reports`, report);
}

function post(
  service: ServiceAccess,
  request: FastifyRequest,
  path: string,
  body: object,
): Promise<ServiceAnswer> {
  return callService(request, service.serviceUrl + path, {
    method: 'POST',
    headers: { ...callHeaders(service, request), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
