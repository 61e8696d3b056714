import { Badge } from '@melhor-escola/ui/badge';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Link } from '@melhor-escola/ui/link';
import { Rating } from '@melhor-escola/ui/rating';
import { Heading } from '@melhor-escola/ui/text';
import { SchoolCover } from '../card/school-cover.tsx';
import { openOffers } from '../offers/open-offers.ts';
import type { School } from '../school.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { CompareButton } from '../../compare/tray/compare-button.tsx';
import { SaveButton } from '../../favorites/save-button.tsx';
import { ShareButton } from './share-button.tsx';

/** The school's header: cover, name, place, rating, the lowest price and what one can do with the school. */
export function SchoolHeader({ school }: { school: School }) {
  const { slug, name, address, rating } = school;
  const { links } = useSearchPorts();
  const place = [address.neighborhood, address.city, address.uf].filter(Boolean).join(', ');
  return (
    <header className="search-heading flex flex-col gap-4">
      <div className="flex items-start gap-4 sm:gap-6">
        <SchoolCover
          slug={slug}
          name={name}
          image={school.logo}
          stage={school.stages[0]?.slug}
          shape="notebook"
        />
        <div className="flex min-w-0 flex-col items-start gap-1 wrap-anywhere">
          {school.demonstration && <Badge tone="info">Demonstração</Badge>}
          <Heading level={1} size="large" className="wrap-anywhere">
            <span>{name}</span>
          </Heading>
          <Link href="#onde-fica" tone="quiet" className="inline-block py-1 text-small text-ink-soft">
            {place}
          </Link>
          <Link href="#avaliacoes" tone="quiet" className="inline-flex min-h-6 items-center">
            <Rating
              value={rating.count > 0 ? rating.average : null}
              count={rating.count > 0 ? rating.count : undefined}
            />
          </Link>
        </div>
      </div>
      <LowestPrice school={school} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
        <SaveButton slug={slug} name={name} />
        <CompareButton slug={slug} name={name} />
        <ShareButton title={`${name}, ${address.city}`} compact>
          Compartilhar
        </ShareButton>
      </div>
      <Link asChild className="self-start py-1 text-small print:hidden">
        <RouteLink to={links.reportCard(slug)} rel="nofollow">
          Ver o boletim da escola
        </RouteLink>
      </Link>
    </header>
  );
}

/** A link to the offers, with their number and the lowest price. Renders nothing if none has a free seat. */
function LowestPrice({ school }: { school: School }) {
  const open = openOffers(school.offers);
  if (!open) return null;
  return (
    <Link href="#bolsas" className="search-offer-monthly self-start tabular">
      {pluralize(open.count, 'bolsa', 'bolsas')} {open.count === 1 ? 'por' : 'a partir de'}{' '}
      <strong>{formatWholeBRL(open.monthly)}</strong> por mês
    </Link>
  );
}
