import { formatIsoDay } from '@melhor-escola/domain/date';
import { reviewProofLabels } from '@melhor-escola/domain/review-proof';
import { Badge } from '@melhor-escola/ui/badge';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Rating } from '@melhor-escola/ui/rating';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import type { FamilyReview } from './home-page.ts';
import { homePageQuery } from './queries.ts';

/** Number of reviews that a phone shows; wider screens show all. */
const ON_A_PHONE = 3;

/** The latest reviews, as written, with their evidence (product 7). Renders nothing if there are too few. */
export function FamilyReviews() {
  const { service } = useSearchPorts();
  const reviews = useQuery(homePageQuery(service)).data?.reviews ?? [];
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="familias" className="flex lazy-layout-250 flex-col gap-4 lg:lazy-layout-166">
      <div>
        <Heading level={2} id="familias">
          O que as famílias dizem
        </Heading>
        <Text size="small" tone="soft">
          {`As avaliações mais recentes, uma por escola, sem edição.${reviews.some(({ demonstration }) => demonstration) ? ' Há avaliações fictícias, de demonstração.' : ''}`}
        </Text>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review, index) => (
          <ReviewCard key={review.id} review={review} isOnPhone={index < ON_A_PHONE} />
        ))}
      </ul>
    </section>
  );
}

function ReviewCard({ review, isOnPhone }: { review: FamilyReview; isOnPhone: boolean }) {
  const { links } = useSearchPorts();
  const { school, author, relationship, proof, publishedOn } = review;
  const isEnrolled = proof === 'enrolled';
  return (
    <Card as="li" className={`${isOnPhone ? 'flex' : 'hidden sm:flex'} flex-col gap-3`}>
      <Rating value={review.rating} size="small" />
      <blockquote className="flex-1 border-s-2 border-brand-line ps-4">
        <Text className="line-clamp-6 wrap-anywhere whitespace-pre-line">{review.text}</Text>
      </blockquote>
      <div>
        <Text size="small" className="wrap-anywhere">
          <strong className="font-semibold">{author}</strong>
          <span className="text-ink-soft">{` · ${relationship}`}</span>
        </Text>
        <Text size="small" className="wrap-anywhere">
          <Link asChild>
            <RouteLink to={{ ...links.school(school.slug), hash: 'avaliacoes' }}>{school.name}</RouteLink>
          </Link>
          <span className="text-ink-soft">{`, ${review.place}`}</span>
        </Text>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-extra-small text-ink-soft">
        <Badge tone={isEnrolled ? 'confirm' : 'neutral'} icon={isEnrolled ? BadgeCheck : MailCheck}>
          {reviewProofLabels[proof]}
        </Badge>
        <time dateTime={publishedOn}>{formatIsoDay(publishedOn)}</time>
      </div>
    </Card>
  );
}
