import type { PlaygroundScreen } from './playground-state.ts';

/** What packages/tracking shows, at the pages that show it. */
export function trackingStates(): readonly PlaygroundScreen[] {
  return [
    {
      name: 'Consentimento',
      states: [
        { name: 'A pergunta, a quem não respondeu', address: '/escolas' },
        { name: 'O que fica no aparelho', address: '/ajuda/privacidade#no-seu-aparelho' },
      ],
    },
  ];
}
