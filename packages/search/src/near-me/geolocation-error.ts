/** Why a browser does not say where it is, and what the visitor is told (spec §8, ER-03, word for word). */
const messages = {
  denied: 'Permissão de localização negada.',
  unknown: 'Posição desconhecida.',
  late: 'Tempo expirado para aceitar.',
  other: 'Erro desconhecido na localização.',
} as const;

export type GeolocationFailure = keyof typeof messages;

/** The browser did not say where it is. The message is for the visitor. */
export class GeolocationError extends Error {
  override readonly name = 'GeolocationError';
  readonly failure: GeolocationFailure;

  constructor(failure: GeolocationFailure) {
    super(messages[failure]);
    this.failure = failure;
  }
}

/** What to do now, beside the message. */
export const geolocationAdvice: Readonly<Record<GeolocationFailure, string>> = {
  denied: 'Libere a localização nas permissões do navegador, ou escolha a cidade pelo nome.',
  unknown: 'Ligue a localização do aparelho e tente de novo, ou escolha a cidade pelo nome.',
  late: 'Tente de novo e aceite o pedido do navegador, ou escolha a cidade pelo nome.',
  other: 'Tente de novo, ou escolha a cidade pelo nome.',
};
