import type { LinkTarget } from '@melhor-escola/domain/routes';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Link } from '@melhor-escola/ui/link';
import type { PlacePart } from '@melhor-escola/api-client/service';
import { formatDistance } from '../../format.ts';
import { pluralize } from '@melhor-escola/domain/count';
import { RouteLink } from '../../route-link.tsx';

export interface PlaceListProps {
  parts: readonly PlacePart[];
  partLink: (part: PlacePart) => LinkTarget;
}

/** Links to places, one per line: the name and its figures. */
export function PlaceList({ parts, partLink }: PlaceListProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {parts.map((part) => (
        <li
          key={part.slug}
          className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-2.5"
        >
          <Link asChild stretched>
            <RouteLink to={partLink(part)} className="min-w-0 wrap-anywhere">
              {part.name}
            </RouteLink>
          </Link>
          <span className="ms-auto text-end text-extra-small text-ink-soft tabular">{whatIsIn(part)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the figure that orders the list: offers, or distance. */
function whatIsIn({ schools, offers, lowestPrice, distanceInKm }: PlacePart): string {
  const hasOffers = offers > 0 && lowestPrice !== null;
  const facts = [
    distanceInKm === null ? undefined : formatDistance(distanceInKm),
    hasOffers ? pluralize(offers, 'bolsa', 'bolsas') : pluralize(schools, 'escola', 'escolas'),
    hasOffers ? `desde ${formatWholeBRL(lowestPrice)}` : 'sem bolsa hoje',
  ];
  return facts.filter(Boolean).join(' · ');
}
