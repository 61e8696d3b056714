import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'An external map in a reserved 450 px, loaded with consent when it approaches the viewport.',
  alsoKnownAs: ['iframe', 'mapa'],
  insteadUse: [
    { when: 'An address is enough', use: 'Link to the map' },
    { when: 'It is a drawing or a photograph of the way', use: 'EmbedImage' },
  ],
  parts: [
    {
      part: 'box',
      is: 'The area of the map, a region named `title`; takes the focus when a press removes its button.',
    },
    { part: 'cover', is: 'A notebook cover while there is no map.' },
    {
      part: 'status',
      is: '“Carregando o mapa”, or “O mapa não pôde ser carregado.”, announced when they appear.',
    },
    { part: 'show', is: '“Mostrar o mapa”, with `defaultAllowed={false}`.' },
    { part: 'retry', is: '“Tentar de novo”, after ten seconds without a response.' },
    { part: 'frame', is: 'The `<iframe>`, sandboxed, with the same `title`.' },
    { part: 'open', is: '“Abrir no Google Maps”: always there, also without scripts.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: "On “Mostrar o mapa” and “Tentar de novo”: loads it and moves the focus to the map's area.",
    },
  ],
  accessibility: [
    'The frame has a name; the link below is an alternative.',
    "With `defaultAllowed={false}` no request goes to the map's provider until the visitor asks for it (LGPD). The provider learns the site's name, never the school's page.",
  ],
  do: [
    'A title that names the location: “Mapa: Colégio Horizonte, Rua das Acácias, 120”.',
    "Store the visitor's consent with `allowed` and `onAllowedChange`, and ask once.",
  ],
  avoid: ['Directions that are only on the map.', 'Several maps on one page: use one with all schools.'],
} satisfies ComponentGuide;
