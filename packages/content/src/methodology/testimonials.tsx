import { formatIsoDay } from '@melhor-escola/domain/date';
import { reviewProofLabels } from '@melhor-escola/domain/review-proof';
import { Badge } from '@melhor-escola/ui/badge';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { useContentPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import type { Methodology } from '../methodologies/methodologies.ts';
import { testimonialsQuery, type Testimonial } from './queries.ts';

/** Families' testimonials about schools that teach this way (EN-19), as written. Renders nothing without testimonials. */
export function Testimonials({ methodology }: { methodology: Methodology }) {
  const { service } = useContentPorts();
  const { data: testimonials = [] } = useQuery(testimonialsQuery(service, methodology));
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="depoimentos" className="flex flex-col gap-3">
      <Heading level={2} id="depoimentos" className="scroll-mt-6">
        Quem conhece conta
      </Heading>
      <Text size="small" tone="soft">
        De avaliações publicadas aqui, em que o autor disse que a escola ensina assim.
      </Text>
      <ul className="flex flex-col gap-3">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </ul>
    </section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { links } = useContentPorts();
  const { author, relationship, text, proof, publishedOn, school, place, demonstration } = testimonial;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <blockquote>
        <Text size="small" className="line-clamp-6 max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </Text>
      </blockquote>
      <Text size="small" className="wrap-anywhere">
        <strong className="font-semibold">{author}</strong>
        <span className="text-ink-soft">{` · ${relationship} · `}</span>
        <Link asChild>
          <RouteLink to={links.school(school.slug)}>{school.name}</RouteLink>
        </Link>
        <span className="text-ink-soft">{`, ${place}`}</span>
      </Text>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-extra-small text-ink-soft">
        <Badge
          tone={proof === 'enrolled' ? 'confirm' : 'neutral'}
          icon={proof === 'enrolled' ? BadgeCheck : MailCheck}
        >
          {reviewProofLabels[proof]}
        </Badge>
        <time dateTime={publishedOn}>{formatIsoDay(publishedOn)}</time>
        {demonstration && <span>Avaliação fictícia, de demonstração</span>}
      </div>
    </Card>
  );
}
