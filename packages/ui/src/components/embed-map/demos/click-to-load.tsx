import { EmbedMap } from '@melhor-escola/ui/embed-map';

/** Asks before it loads: a map tells its provider who looks at it. */
export default function ClickToLoad() {
  return (
    <EmbedMap
      title="Mapa: Colégio Horizonte, Rua das Acácias, 120"
      src="https://www.openstreetmap.org/export/embed.html?bbox=-48.36,-10.21,-48.3,-10.16"
      href="https://www.openstreetmap.org/#map=15/-10.184/-48.334"
      provider="OpenStreetMap"
      defaultAllowed={false}
    />
  );
}
