import type { PlaygroundScreen } from '@melhor-escola/config/playground';

export { KitStates, type KitStatesProps } from './kit-states.tsx';

/** States of components that no page shows for long, or at will. @param path of the page that shows `KitStates`. */
export const playgroundScreens = (path: string): readonly PlaygroundScreen[] => [
  {
    name: 'Componentes',
    states: [
      { name: 'Carrossel, nas três velocidades', path: `${path}#carrossel` },
      { name: 'Sugestões que carregam, faltam ou falham', path: `${path}#sugestoes` },
      { name: 'Controle deslizante com limites trocados', path: `${path}#controle-deslizante` },
    ],
  },
];
