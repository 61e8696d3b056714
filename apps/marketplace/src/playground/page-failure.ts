import { ApiError } from '@melhor-escola/api-client/api-error';

/** How the service can fail a page, each as the client reports it. */
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

/** The error that this slug stands for; `undefined` for one that stands for none. */
export function pageFailure(slug: string): Error | undefined {
  return pageFailures.find((failure) => failure.slug === slug)?.error();
}
