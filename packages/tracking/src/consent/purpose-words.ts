import type { Purpose } from './purpose.ts';

/** What each purpose means, in words for who agrees to it. `analytics` is said as the account says it. */
export const purposeWords = {
  analytics: {
    label: 'Medir o uso do site para melhorá-lo',
    hint: 'Páginas vistas, velocidade, erros e o anúncio pelo qual você chegou. Usamos Google Analytics, Grafana Faro e Rollbar.',
  },
  marketing: {
    label: 'Medir e ajustar os nossos anúncios',
    hint: 'O Google fica sabendo que um anúncio nosso trouxe você e pode mostrar outros.',
  },
  maps: {
    label: 'Abrir os mapas sem você tocar',
    hint: 'O mapa de cada escola vem do OpenStreetMap, que recebe o endereço IP do seu aparelho.',
  },
} as const satisfies Record<Purpose, { readonly label: string; readonly hint: string }>;
