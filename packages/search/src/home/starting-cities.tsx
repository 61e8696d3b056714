import type { StartingCityHit } from '@melhor-escola/api-client/service';
import { pluralize } from '@melhor-escola/domain/count';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { inCity } from '../place/article.ts';
import { useEntryCity } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { cityHitLabel } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { cityMotif } from './city-motifs.ts';
import { homePageQuery } from './queries.ts';

/** The largest cities with their figures, and the visitor's own. */
export function StartingCities() {
  const { service } = useSearchPorts();
  const cities = useQuery(homePageQuery(service)).data?.cities ?? [];
  if (cities.length === 0) return <SelectedCity />;
  return (
    <section aria-labelledby="cidades" className="flex lazy-layout-250 flex-col gap-4 lg:lazy-layout-122">
      <Heading level={2} id="cidades">
        Comece por uma destas cidades
      </Heading>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cities.map((city) => (
          <CityCard key={city.slug} city={city} />
        ))}
      </ul>
      <SelectedCity />
    </section>
  );
}

/** The start city (RT-01), repeated for visitors who have read the page. */
function SelectedCity() {
  const { links } = useSearchPorts();
  const city = useEntryCity();
  return (
    <Text>
      Ou veja{' '}
      <Link asChild>
        <RouteLink
          to={links.city(city.slug)}
        >{`as escolas ${inCity(city.slug, cityHitLabel(city))}`}</RouteLink>
      </Link>
    </Text>
  );
}

/** A city with a drawing of a place that its people know. */
function CityCard({ city }: { city: StartingCityHit }) {
  const { links } = useSearchPorts();
  const { slug, schools, offers, lowestPrice } = city;
  return (
    <Card as="li" interactive padding="small" className="flex flex-col gap-2">
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 64 40"
        width="80"
        height="50"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="text-brand"
      >
        <path d={cityMotif(slug)} />
      </svg>
      <Heading level={3} size="small" className="wrap-anywhere">
        <Link asChild tone="quiet" stretched>
          <RouteLink to={links.city(slug)}>{cityHitLabel(city)}</RouteLink>
        </Link>
      </Heading>
      <Text size="small" tone="soft" className="flex-1">
        <span>{pluralize(schools, 'escola', 'escolas')}</span>
        {offers > 0 && <span className="block">{pluralize(offers, 'bolsa', 'bolsas')}</span>}
      </Text>
      {lowestPrice !== null && (
        <p className="text-small wrap-anywhere">
          a partir de{' '}
          <strong className="text-large font-bold text-price">{formatWholeBRL(lowestPrice)}</strong> por mês
        </p>
      )}
    </Card>
  );
}
