import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A map from elsewhere in 450 px kept for it, loaded when it may and comes near the window.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'An address is enough', use: 'Link to the map' },
    { when: 'It is a drawing or a photograph of the way', use: 'EmbedImage' },
  ],
  parts: [
    {
      part: 'box',
      is: 'The room of the map, a region of its `title`; takes the focus after a press that makes its button go.',
    },
    { part: 'cover', is: "A notebook's cover while there is no map." },
    { part: 'status', is: '“Carregando o mapa”, or “O mapa não pôde ser carregado.”, said as they appear.' },
    { part: 'show', is: '“Mostrar o mapa”, with `defaultAllowed={false}`.' },
    { part: 'retry', is: '“Tentar de novo”, after ten seconds without an answer.' },
    { part: 'frame', is: 'The `<iframe>`, sandboxed, of the same `title`.' },
    { part: 'open', is: '“Abrir no Google Maps”: always there, also without scripts.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: "On “Mostrar o mapa” and “Tentar de novo”: loads it and moves the focus to the map's place.",
    },
  ],
  accessibility: [
    'The frame has a name; who cannot use it has the link below.',
    "With `defaultAllowed={false}` nothing is asked of the map's maker before the visitor does (LGPD). It learns the site's name, never which school's page it is on.",
  ],
  do: [
    'A title that names the place: “Mapa: Colégio Horizonte, Rua das Acácias, 120”.',
    "Keep the visitor's consent with `allowed` and `onAllowedChange`, and ask once.",
  ],
  avoid: ['Directions that are only on the map.', 'Several maps on one page: one, with the schools on it.'],
} satisfies ComponentGuide;
