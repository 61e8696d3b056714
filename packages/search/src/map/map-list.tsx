import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text, unbrokenWords } from '@melhor-escola/ui/text';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useRef } from 'react';
import { BudgetRuler } from '../budget/budget-ruler.tsx';
import { MonthlyFee } from '../offer/monthly-fee.tsx';
import { formatDistance } from '../format.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { MoreOffers } from '../results/list/more-offers.tsx';
import { findsCheapest, priceSubject } from '../results/search-sentence.ts';
import { lowestFee, type MapSchool } from './map-school.ts';

/** The highlighted schools, shared by map and list. */
export interface MapFocus {
  /** Slug of the school that is hovered or focused. */
  readonly hovered: string | undefined;
  /** Slugs of the selected school, or of the schools at the selected point. */
  readonly selected: readonly string[];
  /** Slug of the school that the map should pan to. */
  readonly target: string | undefined;
}

export interface MapListProps {
  schools: readonly MapSchool[];
  search: OfferSearch;
  focus: MapFocus;
  onHover: (slug: string | undefined) => void;
  /** Called to show a school on the map. */
  onShow: (slug: string) => void;
  /** Called with the slug of a school whose page is opened. */
  onOpen: (slug: string) => void;
}

/** The schools of the map, each once, in search order. Renders a `<ul>`. */
export function MapList({ schools, search, focus, onHover, onShow, onOpen }: MapListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {schools.map((school) => (
        <li key={school.slug}>
          <MapListCard
            school={school}
            search={search}
            isHovered={focus.hovered === school.slug}
            isSelected={focus.selected.includes(school.slug)}
            onHover={onHover}
            onShow={() => onShow(school.slug)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

interface MapListCardProps {
  school: MapSchool;
  search: OfferSearch;
  isHovered: boolean;
  isSelected: boolean;
  onHover: (slug: string | undefined) => void;
  onShow: () => void;
  onOpen: (slug: string) => void;
}

function MapListCard({ school, search, isHovered, isSelected, onHover, onShow, onOpen }: MapListCardProps) {
  // The link covers the card, so its events are the card's.
  const hovering: Hovering = {
    onPointerEnter: () => onHover(school.slug),
    onPointerLeave: () => onHover(undefined),
    onFocus: () => onHover(school.slug),
    onBlur: () => onHover(undefined),
  };
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only beside the map: below it, on a phone, scrolling would move the map out of view.
    if (isSelected && matchMedia('(min-width: 48rem)').matches)
      card.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Card
      ref={card}
      as="article"
      padding="small"
      interactive
      tone={isSelected ? 'brand' : 'card'}
      data-lit={isHovered || isSelected || undefined}
      className="flex scroll-my-16 items-start justify-between gap-3 data-lit:border-brand"
    >
      <div className="min-w-0 flex-1 text-small">
        <MapSchoolFacts school={school} search={search} hovering={hovering} onOpen={onOpen} />
        {school.more && (
          <MoreOffers slug={school.slug} shownId={school.offerId} more={school.more} search={search} />
        )}
      </div>
      <Button
        {...hovering}
        variant="quiet"
        icon={MapPin}
        aria-label={`Ver ${school.name} no mapa`}
        className="z-1 noscript:hidden"
        onClick={onShow}
      />
    </Card>
  );
}

type Hovering = Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;

export interface MapSchoolFactsProps {
  school: MapSchool;
  /** The search that found it: the cheapest scholarship is called that unless it asks for a grade or may hide a cheaper one. */
  search: OfferSearch;
  /** Handlers for the link; with them, the link covers the card. */
  hovering?: Hovering | undefined;
  /** Called with its slug when its page is opened. */
  onOpen: (slug: string) => void;
}

/** A school on the map: name, place, offer and monthly price. */
export function MapSchoolFacts({ school, search, hovering, onOpen }: MapSchoolFactsProps) {
  const { links } = useSearchPorts();
  const where = [school.place, school.distanceInKm !== undefined && formatDistance(school.distanceInKm)];
  return (
    <div className="min-w-0">
      <Heading level={2} size="small" className="wrap-anywhere">
        <Link asChild tone="quiet" stretched={hovering !== undefined}>
          <RouteLink to={links.school(school.slug)} {...hovering} onClick={() => onOpen(school.slug)}>
            {unbrokenWords(school.name)}
          </RouteLink>
        </Link>
      </Heading>
      <Text size="small" tone="soft">
        {`${where.filter(Boolean).join(' · ')}${school.isApproximate ? ' · posição aproximada' : ''}`}
      </Text>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Text size="small">
          <MonthlyFee monthly={school.monthly} className="text-medium text-price" />
        </Text>
        <Text size="small" tone="soft">
          {findsCheapest(search) && school.monthly <= lowestFee(school)
            ? `${school.offer}, ${priceSubject(search)}`
            : school.offer}
        </Text>
      </div>
      <BudgetRuler monthly={school.monthly} />
    </div>
  );
}
