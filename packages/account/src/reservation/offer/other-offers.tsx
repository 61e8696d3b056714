import { formatBRL } from '@melhor-escola/domain/money';
import { Link } from '@melhor-escola/ui/link';
import { Heading } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../../ports.tsx';
import type { ReservableSchool } from './reservable-offer.ts';

/** More would be the school's page, which is a link away. */
const most = 6;

export interface OtherOffersProps {
  school: ReservableSchool;
  /** The one that is not among them. */
  but: number;
}

/** What else can be reserved of the school, cheapest first. Renders nothing where there is nothing. */
export function OtherOffers({ school, but }: OtherOffersProps) {
  const { links } = useAccountPorts();
  const others = school.offers.filter(({ id }) => id !== but).slice(0, most);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="outras-bolsas" className="flex flex-col gap-3">
      <Heading level={3} size="small" id="outras-bolsas">
        Outras bolsas desta escola
      </Heading>
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
        {others.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-col gap-x-4 py-3 sm:flex-row sm:items-baseline sm:justify-between"
          >
            <Link asChild className="inline-flex min-h-6 items-center self-start">
              <RouteLink {...links.reserve(school.slug, offer.id)} rel="nofollow">
                {offer.grade.name} · {offer.shift} · {offer.year}
              </RouteLink>
            </Link>
            <span className="text-small tabular-nums">
              <strong className="text-price">{formatBRL(offer.monthly)}</strong> por mês
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
