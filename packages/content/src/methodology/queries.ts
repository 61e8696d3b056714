import type { TestimonialHit } from '@melhor-escola/api-client/service';
import { isoDay } from '@melhor-escola/domain/date';
import type { ReviewProof } from '@melhor-escola/domain/review-proof';
import { queryOptions } from '@tanstack/react-query';
import type { ContentPorts } from '../ports.tsx';
import type { Methodology } from '../methodologies/methodologies.ts';

const STALE_TESTIMONIALS_MS = 5 * 60_000;

const MAX_TESTIMONIALS = 4;

/** A published review whose author says that the school teaches this way. */
export interface Testimonial {
  readonly id: string;
  readonly author: string;
  readonly relationship: string;
  readonly text: string;
  readonly proof: ReviewProof;
  /** YYYY-MM-DD in the time zone of Brasília. */
  readonly publishedOn: string;
  readonly school: { readonly name: string; readonly slug: string };
  /** 'Araguaína, TO'. */
  readonly place: string;
  /** Fictional, for demonstration. */
  readonly demonstration: boolean;
}

/** Testimonials about schools that teach this way: one per school, latest first (EN-19). */
export function testimonialsQuery(service: ContentPorts['service'], { slug, name }: Methodology) {
  return queryOptions({
    queryKey: ['content', 'testimonials', slug],
    queryFn: async ({ signal }) =>
      (await service.testimonials(name, MAX_TESTIMONIALS, signal)).map(toTestimonial),
    staleTime: STALE_TESTIMONIALS_MS,
  });
}

/** Maps a testimonial of the service. */
export function toTestimonial({ review, ...hit }: TestimonialHit): Testimonial {
  return {
    id: review.id,
    author: review.userName,
    relationship: review.userRelationship,
    text: review.testimonial,
    proof: review.proof === 'enrolled' ? 'enrolled' : 'email',
    publishedOn: isoDay(new Date(review.publishedAt)),
    school: { name: hit.schoolName, slug: hit.schoolSlug },
    place: `${hit.city}, ${hit.uf}`,
    demonstration: hit.demo,
  };
}
