import { mapProvider } from '@melhor-escola/config/site';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState, useSyncExternalStore } from 'react';
import { AfterHydration, lazyPart } from '@melhor-escola/ui/hooks';
import { useLowData } from '../../low-data/low-data.tsx';
import { ofCity } from '../../place/article.ts';
import { useSearchPorts, type MapConsent } from '../../ports.tsx';
import { addressLines, type School } from '../school.ts';

const EmbedMap = lazyPart(async () => (await import('@melhor-escola/ui/embed-map')).EmbedMap, {
  messages: { unloaded: 'O mapa não abriu. Confira a conexão e tente de novo.' },
});

/** Extent of the map around the school: about 600 m to each side. */
const MAP_MARGIN_DEGREES = 0.006;

/** The school's location: address and directions for everyone, and the map. */
export function SchoolMap({ school }: { school: School }) {
  const { track, saveData = false } = useSearchPorts();
  const map = useMapPermission();
  const { name, slug, address, position } = school;
  const lines = addressLines(address);
  return (
    <section aria-labelledby="onde-fica" className="flex lazy-layout-165 flex-col gap-3">
      <Heading level={2} id="onde-fica">
        Onde fica
      </Heading>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {position.precision === 'city' && (
        <Text
          size="small"
          tone="soft"
          className="max-w-prose"
        >{`Não sabemos a posição exata desta escola: as distâncias são contadas a partir do centro ${ofCity(address.citySlug, address.city)}.`}</Text>
      )}
      <p className="print:hidden">
        <Link
          href={routeAddress(school, lines)}
          external
          rel="noopener noreferrer"
          className="inline-block py-1"
          onClick={() =>
            track({
              name: 'button_click',
              button: 'directions',
              place: 'school-map',
              school_slug: slug,
            })
          }
        >
          Traçar a rota até a escola
        </Link>
      </p>
      {position.precision === 'exact' && (
        <div className="print:hidden noscript:hidden">
          {/* To save data, scripts may never be loaded, so no space is reserved. */}
          <AfterHydration fallback={saveData ? null : <MapPlaceholder />}>
            <EmbedMap
              fallback={<MapPlaceholder />}
              title={`Mapa: ${name}, ${lines[0] ?? address.city}`}
              src={embedAddress(position)}
              href={`${mapProvider.origin}/?mlat=${position.lat}&mlon=${position.lng}#map=16/${position.lat}/${position.lng}`}
              provider={mapProvider.name}
              allowed={map.isAllowed}
              onAllowedChange={() => {
                map.allow();
                track({ name: 'interaction', component: 'school-map', action: 'open' });
              }}
            />
          </AfterHydration>
        </div>
      )}
    </section>
  );
}

/**
 * Whether the map may load without a click (CO-05): not with Save-Data, nor before the visitor consented to its host. A
 * click allows this map only.
 */
function useMapPermission(): { readonly isAllowed: boolean; readonly allow: () => void } {
  const { mapConsent = noConsent } = useSearchPorts();
  const isGranted = useSyncExternalStore(mapConsent.subscribe, mapConsent.isGranted, () => false);
  const isLowData = useLowData();
  const [isAsked, setIsAsked] = useState(false);
  return { isAllowed: isAsked || (isGranted && !isLowData), allow: () => setIsAsked(true) };
}

const noConsent: MapConsent = { isGranted: () => false, subscribe: () => () => undefined };

/** Reserves the space of the map, with its link below. */
function MapPlaceholder() {
  return <div className="cover-pattern mb-8 h-[450px] rounded-card border border-hairline" />;
}

function embedAddress({ lat, lng }: School['position']): string {
  const box = [
    lng - MAP_MARGIN_DEGREES,
    lat - MAP_MARGIN_DEGREES,
    lng + MAP_MARGIN_DEGREES,
    lat + MAP_MARGIN_DEGREES,
  ].map((side) => side.toFixed(5));
  return `${mapProvider.origin}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${lat}%2C${lng}`;
}

/** URL that opens the phone's navigation: to the point if it is known, otherwise to the address as text. */
function routeAddress({ name, position }: School, lines: readonly string[]): string {
  const destination =
    position.precision === 'exact' ? `${position.lat},${position.lng}` : [name, ...lines].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
