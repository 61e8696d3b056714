import type { PlacePart } from '@melhor-escola/api-client/service';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { ofNeighborhood } from '../../place/article.ts';
import { Fold } from '../../fold.tsx';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { listParts, type Landing } from '../landing.ts';
import { placeLink } from '../place-link.ts';
import { PlaceList } from './place-list.tsx';
import { StateCities } from './state-cities.tsx';
import { nonBreaking } from '../../format.ts';

/** Number of places shown with figures; the others are listed by name. */
const MAX_DETAILED_PARTS = 18;

/** The neighborhoods, cities or states of the place: those with most offers first, then all of them by name. */
export function PartsSection({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { of, parts } = listParts(landing);
  const { state } = landing.filter;
  if (state !== undefined) return <StateCities landing={landing} state={state} />;
  if (parts.length === 0) return null;
  const partLink = ({ slug }: PlacePart) =>
    placeLink(links, { ...landing.filter, allStages: undefined, [of]: slug });
  const shown = of === 'state' ? byOffers(parts) : parts.slice(0, MAX_DETAILED_PARTS);
  const others = of === 'state' ? [] : parts.slice(MAX_DETAILED_PARTS);
  return (
    <section aria-labelledby="lugares" className="flex lazy-layout-200 flex-col gap-3 sm:lazy-layout-110">
      <div>
        <Heading level={2} id="lugares">
          {nonBreaking(partsHeading(landing))}
        </Heading>
        {shown.length > 1 && (
          <Text size="small" tone="soft">
            {orderLabel(landing)}
          </Text>
        )}
      </div>
      <PlaceList parts={shown} partLink={partLink} />
      {others.length > 0 && <OtherParts parts={others} partLink={partLink} of={of} />}
    </section>
  );
}

function byOffers(parts: readonly PlacePart[]): readonly PlacePart[] {
  return parts.toSorted((a, b) => b.offers - a.offers || b.schools - a.schools);
}

/** Names the order of the parts: the neighborhoods of a neighborhood's city by distance, all others by offers. */
function orderLabel({ kind, summary }: Landing): string {
  if (kind === 'neighborhood' || kind === 'stage-neighborhood') return 'Do mais perto ao mais longe.';
  return summary.offers > 0 ? 'Primeiro, onde há mais bolsas.' : 'Primeiro, onde há mais escolas.';
}

function partsHeading({ kind, stage, of, summary }: Landing): string {
  switch (kind) {
    case 'country':
      return 'Escolas por estado';
    case 'all-stages':
      return 'Cidades com mais bolsas';
    case 'stage':
      return `Cidades com mais bolsas ${stage ? `para ${stage.determinant} ${stage.name}` : ''}`;
    case 'city':
      return `Bairros ${of}`;
    case 'stage-city':
      return `${stage?.name ?? ''} por bairro ${of}`;
    default:
      return `Bairros perto ${nearest(summary.place.neighborhood)}`;
  }
}

function nearest(neighborhood: Landing['summary']['place']['neighborhood']): string {
  return neighborhood ? ofNeighborhood(neighborhood.slug, neighborhood.name) : 'daqui';
}

interface OtherPartsProps {
  parts: readonly PlacePart[];
  partLink: (part: PlacePart) => ReturnType<typeof placeLink>;
  of: 'state' | 'city' | 'neighborhood';
}

/** The rest by name, in collapsed columns that find-in-page and search engines still reach. */
function OtherParts({ parts, partLink, of }: OtherPartsProps) {
  const sorted = parts.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  return (
    <Fold title={`${of === 'city' ? 'Mais cidades' : 'Mais bairros'}, de A a Z (${parts.length})`}>
      <ul className="columns-2 gap-8 wrap-anywhere sm:columns-3 lg:columns-4">
        {sorted.map((part) => (
          <li key={part.slug} className="break-inside-avoid">
            <Link asChild tone="quiet" className="inline-block py-1 text-small">
              <RouteLink to={partLink(part)}>{part.name}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
      <Text
        size="extra-small"
        tone="soft"
        className="pt-2"
      >{`Só ${of === 'city' ? 'cidades' : 'bairros'} em que conhecemos uma escola particular.`}</Text>
    </Fold>
  );
}
