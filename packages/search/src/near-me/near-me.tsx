import { useNavigate } from '@tanstack/react-router';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { Link } from '@melhor-escola/ui/link';
import { TagLink } from '@melhor-escola/ui/tag';
import { citySlug } from '@melhor-escola/domain/slug';
import { isUf } from '@melhor-escola/domain/state';
import MapPin from 'lucide-react/icons/map-pin';
import { useQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../ports.tsx';
import { NearMeButton } from './near-me-button.tsx';
import type { ResultsSearch } from '../results/search-params.ts';
import { labelOf } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { visitorLocationQuery } from './visitor-location.ts';

/** The ways to begin without typing: where the browser is, or the city of the visitor's address. */
export function NearMe() {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  return (
    <NearMeButton
      onFound={(position) => void navigate(links.results(nearbySearch(position)))}
      beside={<CitySuggestion />}
    />
  );
}

/**
 * Suggests the city of the visitor's IP address; one tap accepts it (CA-11). Renders nothing until the city is known, or
 * if it stays unknown. It fills space that is reserved anyway, so its appearance shifts no layout.
 */
function CitySuggestion() {
  const { service, links } = useSearchPorts();
  const { data: location } = useQuery({
    ...visitorLocationQuery(service),
    // On the server every page would look up the address, for a suggestion that few visitors use.
    enabled: typeof window !== 'undefined',
  });
  if (!location || !isUf(location.regionCode)) return null;
  const name = labelOf({ name: location.city, uf: location.regionCode });
  return (
    <>
      <TagLink asChild icon={MapPin}>
        <RouteLink
          to={links.results({ city: citySlug(location.city, location.regionCode) })}
          aria-label={`Ver bolsas em ${name}`}
        >
          <span className="truncate">{location.city}</span>
        </RouteLink>
      </TagLink>
      {/* Attribution required by the database's licence, verbatim, wherever a place found with it is shown. */}
      <Link
        href="https://db-ip.com"
        lang="en"
        tone="quiet"
        className="col-span-2 inline-flex min-h-6 items-center text-extra-small text-ink-soft sm:col-span-1 sm:col-start-2"
      >
        IP Geolocation by DB-IP
      </Link>
    </>
  );
}

/** The search around a position, nearest first by default. Keeps the other filters; drops city, neighborhood and page. */
export function nearbySearch({ lat, lng }: Geolocation, search: ResultsSearch = {}): ResultsSearch {
  return {
    ...search,
    lat,
    lng,
    sort: search.sort ?? 'distance',
    city: undefined,
    neighborhood: undefined,
    page: undefined,
  };
}
