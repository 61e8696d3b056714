import { Link } from '@melhor-escola/ui/link';
import { TagLink } from '@melhor-escola/ui/tag';
import { citySlug } from '@melhor-escola/domain/slug';
import { isUf } from '@melhor-escola/domain/state';
import MapPin from 'lucide-react/icons/map-pin';
import { useQuery } from '@tanstack/react-query';
import { labelOf } from '../results/search-sentence.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { visitorLocationQuery } from './visitor-location.ts';

/**
 * The city in which the visitor's address is, as a suggestion that one tap accepts (CA-11): nothing is chosen for them.
 * Renders nothing until it is known, and nothing where it is not. Stands in room that is there anyway, so that
 * its coming moves nothing.
 */
export function CitySuggestion() {
  const { service, links } = useSearchPorts();
  const { data: location } = useQuery({
    ...visitorLocationQuery(service),
    // On the server the address would be asked for by each page, for a suggestion that few take.
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
      {/* What the database's licence asks for, in its words, wherever a place found by it is shown. */}
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
