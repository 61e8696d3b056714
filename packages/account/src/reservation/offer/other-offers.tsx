import { formatBRL } from '@melhor-escola/domain/money';
import { Link } from '@melhor-escola/ui/link';
import { Heading } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation } from '../context.tsx';

/** The school's page, one link away, has the rest. */
const MAX_OFFERS = 6;

/** The school's other offers, cheapest first. Renders nothing if there are none. */
export function OtherOffers() {
  const { links } = useAccountPorts();
  const { school, offerId } = useReservation();
  const others = school.offers.filter(({ id }) => id !== offerId).slice(0, MAX_OFFERS);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="outras-bolsas" className="flex flex-col gap-3">
      <Heading level={3} size="small" id="outras-bolsas">
        Outras bolsas desta escola
      </Heading>
      <ul className="flex flex-col border-b border-hairline">
        {others.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-col gap-x-4 border-t border-hairline py-3 sm:flex-row sm:items-baseline sm:justify-between"
          >
            <Link asChild className="inline-flex min-h-6 items-center self-start">
              <RouteLink {...links.reserve(school.slug, offer.id)} rel="nofollow">
                {`${offer.grade.name} · ${offer.shift} · ${offer.year}`}
              </RouteLink>
            </Link>
            <span className="text-small tabular">
              <strong className="text-price">
                {offer.monthly > 0 ? formatBRL(offer.monthly) : 'Sem mensalidade'}
              </strong>
              {offer.monthly > 0 && <span> por mês</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
