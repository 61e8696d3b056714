import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { citySlug } from '@melhor-escola/domain/slug';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import { isUf } from '@melhor-escola/domain/state';
import { Button, type ButtonSize } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { TagLink } from '@melhor-escola/ui/tag';
import { Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Locate from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { isSaveDataOn } from '../low-data/save-data.ts';
import { useSearchPorts } from '../ports.tsx';
import { cityHitLabel } from '../results/search-sentence.ts';
import { RouteLink } from '../route-link.tsx';
import { visitorLocationQuery } from './visitor-location.ts';

export interface NearMeProps {
  ref?: Ref<() => void> | undefined;
  /** The grade of the searches that it leads to. @default any */
  grade?: GradeSlug | undefined;
}

/**
 * Starting points without typing: the device's position, or the city of the visitor's IP address.
 *
 * @param ref requests the position, as a press on the button does.
 */
export function NearMe({ ref, grade }: NearMeProps) {
  const { links } = useSearchPorts();
  const navigate = useNavigate();
  return (
    <NearMeButton
      ask={ref}
      onFound={(position) => void navigate(links.results(nearbySearch(position, { grade })))}
      beside={<CitySuggestion grade={grade} />}
    />
  );
}

/**
 * Suggests the city of the visitor's IP address; one tap accepts it (CA-11). Renders nothing until the city is known, or
 * if it stays unknown. It fills space that is reserved anyway, so its appearance shifts no layout.
 */
function CitySuggestion({ grade }: Pick<NearMeProps, 'grade'>) {
  const { service, links } = useSearchPorts();
  const { data: location } = useQuery({
    ...visitorLocationQuery(service),
    // On the server every page would look up the IP address, for a suggestion that few visitors use. Skipped with
    // Save-Data as well.
    enabled: typeof window !== 'undefined' && !isSaveDataOn(),
  });
  if (!location || !isUf(location.regionCode)) return null;
  const name = cityHitLabel({ name: location.city, uf: location.regionCode });
  return (
    <>
      <TagLink asChild icon={MapPin}>
        <RouteLink
          to={links.results({ city: citySlug(location.city, location.regionCode), grade })}
          aria-label={`Ver bolsas em ${name}`}
        >
          <span className="truncate">{location.city}</span>
        </RouteLink>
      </TagLink>
      {/* Attribution required by the database's license, verbatim, wherever a place found with it is shown. */}
      <Link
        href="https://db-ip.com"
        lang="en"
        tone="quiet"
        className="col-span-2 inline-flex min-h-6 items-center text-extra-small text-ink-soft"
      >
        IP Geolocation by DB-IP
      </Link>
    </>
  );
}

/** The search around a position, nearest first by default. Keeps the other filters; drops place and page. */
export function nearbySearch({ lat, lng }: Geolocation, search: OfferSearch = {}): OfferSearch {
  return {
    ...search,
    lat,
    lng,
    sort: search.sort ?? 'distance',
    city: undefined,
    state: undefined,
    neighborhood: undefined,
    page: undefined,
  };
}

export interface NearMeButtonProps {
  /** Called with the browser's position. */
  onFound: (position: Geolocation) => void;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ButtonSize | undefined;
  /** Ref of what a press does, for another way to the same place. */
  ask?: Ref<() => void> | undefined;
  /** Content beside the button, on its line. Status messages follow below. */
  beside?: ReactNode;
}

/**
 * 'Perto de mim': requests the browser's position when pressed. Renders a `<div>` with the button and, after a failure,
 * the reason and what to do (ER-03).
 */
export function NearMeButton({ onFound, size = 'medium', ask: askRef, beside }: NearMeButtonProps) {
  const [isLocating, setIsLocating] = useState(false);
  const [failure, setFailure] = useState<GeolocationFailure>();
  const ask = async () => {
    if (isLocating) return;
    setIsLocating(true);
    setFailure(undefined);
    try {
      const found = await locate();
      if ('failure' in found) setFailure(found);
      else onFound(found);
    } finally {
      setIsLocating(false);
    }
  };
  useImperativeHandle(askRef, () => () => void ask());
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-3 sm:flex">
        <Button size={size} icon={Locate} loading={isLocating} onClick={() => void ask()}>
          Perto de mim
        </Button>
        {beside}
      </div>
      <div role="alert" className="max-w-prose empty:hidden">
        {failure && (
          <Text>
            <strong className="text-danger">{failure.message}</strong> <span>{failure.advice}</span>
          </Text>
        )}
      </div>
    </div>
  );
}

/** Milliseconds for the visitor to answer the permission prompt and for the device to find its position. */
const TIMEOUT_MS = 30_000;

/** By the codes of the W3C's GeolocationPositionError. */
const reasons: Readonly<Record<number, GeolocationReason>> = { 1: 'denied', 2: 'unknown', 3: 'late' };

/**
 * The browser's position with high accuracy (VA-03), rounded to a thousandth of a degree: about a hundred meters are enough
 * to find a school, and the position is visible in the URL of the results. Never rejects: a failure is a result too.
 */
function locate(): Promise<Geolocation | GeolocationFailure> {
  return new Promise((resolve) => {
    // The browser's own timeout starts only once the visitor has granted permission: an unanswered prompt would hang.
    const timer = setTimeout(() => resolve(geolocationFailure('late')), TIMEOUT_MS);
    const settle = (answer: Geolocation | GeolocationFailure) => {
      clearTimeout(timer);
      resolve(answer);
    };
    if (!('geolocation' in navigator)) return settle(geolocationFailure('other'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code }) => settle(geolocationFailure(reasons[code] ?? 'other')),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}

/** Why the browser gives no position. */
type GeolocationReason = 'denied' | 'unknown' | 'late' | 'other';

/** The browser gave no position: the message for the visitor, and what to do now. */
interface GeolocationFailure {
  readonly failure: GeolocationReason;
  readonly message: string;
  readonly advice: string;
}

/** Messages word for word (ER-03). */
const messages: Readonly<Record<GeolocationReason, readonly [message: string, advice: string]>> = {
  denied: [
    'Permissão de localização negada.',
    'Libere a localização nas permissões do navegador, ou escolha a cidade pelo nome.',
  ],
  unknown: [
    'Posição desconhecida.',
    'Ligue a localização do aparelho e tente de novo, ou escolha a cidade pelo nome.',
  ],
  late: [
    'Tempo expirado para aceitar.',
    'Tente de novo e aceite o pedido do navegador, ou escolha a cidade pelo nome.',
  ],
  other: ['Erro desconhecido na localização.', 'Tente de novo, ou escolha a cidade pelo nome.'],
};

export function geolocationFailure(failure: GeolocationReason): GeolocationFailure {
  const [message, advice] = messages[failure];
  return { failure, message, advice };
}
