import { ApiError } from '@melhor-escola/api-client/api-error';

/** Ways in which the service can fail a page, as the client reports them. */
export const pageFailures = [
  {
    slug: 'servico-fora-do-ar',
    name: 'O serviço não responde',
    error: () => new ApiError('Shown by the playground.', { reason: 'network', status: 503 }),
  },
  {
    slug: 'servico-lento',
    name: 'O serviço demora demais',
    error: () => new ApiError('Shown by the playground.', { reason: 'timeout', status: 504 }),
  },
  {
    slug: 'resposta-quebrada',
    name: 'O serviço responde o que ninguém entende',
    error: () => new ApiError('Shown by the playground.', { reason: 'malformed', status: 502 }),
  },
  {
    slug: 'erro-interno',
    name: 'Um erro nosso',
    error: () => new Error('Shown by the playground.'),
  },
] as const;

/** The error of a slug; `undefined` for an unknown slug. */
export function pageFailure(slug: string): Error | undefined {
  return pageFailures.find((failure) => failure.slug === slug)?.error();
}
