import type { LinkTarget } from '@melhor-escola/domain/routes';
import { defaultCity } from '@melhor-escola/domain/city';
import { inTheState } from '@melhor-escola/domain/state';
import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OfferCard } from '../../offer/offer-card.tsx';
import type { Offer } from '../../offer/offer.ts';
import { inCity } from '../../place/article.ts';
import { useEntryCity } from '../../place/use-entry-city.tsx';
import { useSearchPorts } from '../../ports.tsx';
import { cityHitLabel } from '../../results/search-sentence.ts';
import { RouteLink } from '../../route-link.tsx';
import { nonBreaking } from '../../format.ts';
import type { Landing } from '../landing.ts';
import { placeLink } from '../place-link.ts';
import { entryOffersQuery } from '../queries.ts';

/** The first offers of the page's place. */
export function PlaceOffers({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { offers } = landing;
  const { state, city, neighborhood } = landing.filter;
  if (offers.length === 0) return null;
  const ofPlace = city || !landing.state ? 'da cidade' : inTheState(landing.state);
  const all =
    (city ?? state) !== undefined && landing.summary.offers > offers.length
      ? {
          label: `Todas as bolsas ${neighborhood ? 'do bairro' : ofPlace}`,
          to: links.results({ city, state, neighborhood }),
        }
      : undefined;
  return <OffersSection heading={`${offersHeading(landing)} ${landing.where}`} offers={offers} all={all} />;
}

/** The first offers of the page's stage in the start city (RT-05, RT-06). */
export function EntryOffers({ landing }: { landing: Landing }) {
  const { service, links } = useSearchPorts();
  const asked = useEntryCity();
  const found = useQuery({
    ...entryOffersQuery(service, asked.slug, landing.filter.stage),
    placeholderData: keepPreviousData,
  });
  // On a publicly cached page the visitor's city loads after hydration: until then the default city's offers are shown
  // under its name.
  const city = found.isPlaceholderData ? defaultCity : asked;
  const { stage } = landing;
  if (!found.data) return null;
  const where = inCity(city.slug, cityHitLabel(city));
  return (
    <OffersSection
      heading={`${offersHeading(landing)} ${where}`}
      offers={found.data}
      empty={`Ainda não há bolsas ${stage ? `para ${stage.determinant} ${stage.name} ` : ''}${where}.`}
      all={{
        label: `${stage?.name ?? 'Escolas e mensalidades'} ${where}`,
        to: placeLink(links, { city: city.slug, stage: stage?.groupSlug }),
      }}
    />
  );
}

function offersHeading({ stage }: Landing): string {
  return stage ? `Bolsas para ${stage.determinant} ${stage.name}` : 'Bolsas para conhecer';
}

interface OffersSectionProps {
  heading: string;
  offers: readonly Offer[];
  /** Text if there are none. */
  empty?: string;
  /** Link to all of them. */
  all?: { readonly label: string; readonly to: LinkTarget } | undefined;
}

function OffersSection({ heading, offers, empty, all }: OffersSectionProps) {
  return (
    <section
      aria-labelledby="bolsas"
      className="flex lazy-layout-320 flex-col gap-4 sm:lazy-layout-210 lg:lazy-layout-123"
    >
      <Heading level={2} id="bolsas">
        {nonBreaking(heading)}
      </Heading>
      {offers.length === 0 ? (
        <Text className="max-w-prose">{nonBreaking(empty ?? '')}</Text>
      ) : (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          {offers.map((offer, index) => (
            <li key={offer.id} className="grid">
              <OfferCard offer={offer} list="landing" position={index + 1} level={3} />
            </li>
          ))}
        </ul>
      )}
      {all && (
        <LinkButton asChild className="self-start">
          <RouteLink to={all.to}>{nonBreaking(all.label)}</RouteLink>
        </LinkButton>
      )}
    </section>
  );
}
