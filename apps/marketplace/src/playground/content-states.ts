import { methodologies } from '@melhor-escola/content/methodologies';
import type { PlaygroundScreen } from './playground-state.ts';

/** Every screen of packages/content in every state that has an address. */
export function contentStates(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Ajuda',
      states: [
        { name: 'Central de ajuda', address: '/central-de-ajuda' },
        { name: 'Uma busca na ajuda', address: '/central-de-ajuda?q=cancelar' },
        { name: 'Uma busca sem resposta', address: '/central-de-ajuda?q=paralelep%C3%ADpedo' },
        { name: 'Privacidade', address: '/ajuda/privacidade' },
        { name: 'Termos de uso', address: '/ajuda/termos' },
        { name: 'Sobre os dados', address: '/ajuda/dados' },
      ],
    },
    {
      name: 'Metodologias',
      states: [
        { name: 'Metodologias', address: '/metodologias' },
        ...methodologies.map(({ name, slug }) => ({ name, address: `/metodologias/${slug}` })),
      ],
    },
  ];
}
