import { EmbedMap } from '@melhor-escola/ui/embed-map';

/** Asks before it loads, because the map's provider learns who looks at it. */
export default function ClickToLoad() {
  return (
    <EmbedMap
      title="Mapa: Colégio Horizonte, Rua das Acácias, 120"
      src="https://www.google.com/maps?q=Rua+das+Acacias+120+Palmas&output=embed"
      href="https://www.google.com/maps?q=Rua+das+Acacias+120+Palmas"
      provider="Google Maps"
      defaultAllowed={false}
    />
  );
}
