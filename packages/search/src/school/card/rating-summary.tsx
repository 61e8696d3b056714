import { pluralize } from '@melhor-escola/domain/count';
import type { SchoolRating } from '@melhor-escola/domain/school-rating';
import { Rating } from '@melhor-escola/ui/rating';

export interface RatingSummaryProps {
  rating: SchoolRating;
  /** One star and the number, for a card. */
  compact?: boolean | undefined;
}

/** Stars and number of reviews of a school; only the number if they are too few for an average. Renders a `<span>`. */
export function RatingSummary({ rating: { average, count }, compact = false }: RatingSummaryProps) {
  if (count > 0 && average === undefined)
    return <span className="text-small text-ink-soft">{pluralize(count, 'avaliação', 'avaliações')}</span>;
  return (
    <Rating
      value={average ?? null}
      count={count > 0 ? count : undefined}
      {...(compact && { variant: 'compact', size: 'small' })}
    />
  );
}
