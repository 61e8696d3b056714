/** Why a browser does not say where it is. */
export type GeolocationReason = 'denied' | 'unknown' | 'late' | 'other';

/** The browser did not say where it is: what the visitor is told, and what to do now. */
export interface GeolocationFailure {
  readonly failure: GeolocationReason;
  readonly message: string;
  readonly advice: string;
}

/** Messages word for word (spec §8, ER-03). */
const words: Readonly<Record<GeolocationReason, readonly [message: string, advice: string]>> = {
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
  const [message, advice] = words[failure];
  return { failure, message, advice };
}
