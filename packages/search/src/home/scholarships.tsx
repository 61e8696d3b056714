import { defaultCity } from '@melhor-escola/domain/city';
import { LinkButton } from '@melhor-escola/ui/button';
import { Carousel } from '@melhor-escola/ui/carousel';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { nonBreaking } from '../format.ts';
import type { Offer } from '../offer/offer.ts';
import { inCity, ofCity } from '../place/article.ts';
import { useEntryCity } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { cityHitLabel } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { cityScholarshipsQuery, homePageQuery } from './queries.ts';
import { ScholarshipCard } from './scholarship-card.tsx';

/** A card and the edge of the next on a phone; two to four whole ones in wider windows, so that the last ends with the column. */
const slides =
  '[--carousel-slide-size:min(17.5rem,92%)] sm:[--carousel-slide-size:50%] lg:[--carousel-slide-size:33.33%] xl:[--carousel-slide-size:25%]';

/**
 * Scholarships near the visitor in a carousel (ST-12), which is a scrollable row without JavaScript. Renders nothing if
 * there are none.
 */
export function Scholarships() {
  const { links } = useSearchPorts();
  const { city, offers, isWithoutOffers, asked } = useScholarships();
  if (offers.length === 0) return null;
  const where = inCity(city.slug, cityHitLabel(city));
  return (
    <div className="flex lazy-layout-138 flex-col gap-4">
      <Carousel
        // Another city's cards start from the first.
        key={city.slug}
        label={`Bolsas ${where}`}
        className={slides}
        heading={
          // The city has a line of its own on a phone: a longer name shifts nothing.
          <Heading level={2} id="bolsas" className="min-w-0">
            Bolsas <span className="block truncate text-brand sm:inline">{nonBreaking(where)}</span>
          </Heading>
        }
      >
        {offers.map((offer, index) => (
          <ScholarshipCard key={offer.id} offer={offer} position={index + 1} />
        ))}
      </Carousel>
      <Text size="small" tone="soft">
        {`${isWithoutOffers ? `Ainda não há bolsas ${inCity(asked.slug, cityHitLabel(asked))}: estas são ${ofCity(city.slug, cityHitLabel(city))}. ` : ''}O preço por mês já é com a bolsa.${offers.some(({ demonstration }) => demonstration) ? ' Há bolsas fictícias, de demonstração.' : ''}`}
      </Text>
      <LinkButton asChild className="self-start">
        <RouteLink to={links.results({ city: city.slug })}>{`Ver todas ${where}`}</RouteLink>
      </LinkButton>
    </div>
  );
}

/**
 * The scholarships of the visitor's city. Until they are loaded, and if there are none, those of the default city, which are
 * part of the publicly cached page: nothing below them moves.
 */
function useScholarships() {
  const { service } = useSearchPorts();
  const asked = useEntryCity();
  const ofDefault: readonly Offer[] = useQuery(homePageQuery(service)).data?.offers ?? [];
  const { data: own } = useQuery(cityScholarshipsQuery(service, asked.slug));
  const isOwn = asked.slug !== defaultCity.slug && own !== undefined && own.length > 0;
  return {
    asked,
    city: isOwn ? asked : defaultCity,
    offers: isOwn ? own : ofDefault,
    isWithoutOffers: own?.length === 0,
  };
}
