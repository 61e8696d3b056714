import type { Funnel } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';

export type FunnelBucket = Funnel['buckets'][number];

/** The steps from seeing a school to enrolling, as columns. */
export const funnelSteps = [
  { key: 'views', label: 'Página aberta', isOfGrade: false },
  { key: 'saves', label: 'Escola salva', isOfGrade: false },
  { key: 'comparisons', label: 'Comparações', isOfGrade: false },
  { key: 'visits', label: 'Pedidos de visita', isOfGrade: true },
  { key: 'questions', label: 'Perguntas', isOfGrade: false },
  { key: 'reservations', label: 'Reservas', isOfGrade: true },
  { key: 'paid', label: 'Pagas', isOfGrade: true },
  { key: 'enrolled', label: 'Matrículas', isOfGrade: true },
] as const;

export type FunnelStep = (typeof funnelSteps)[number]['key'];

/** What several buckets have in sum: only what is shown of them, so that nothing hidden can be derived. */
export interface FunnelSum {
  /** The sum of the counts that are shown. */
  readonly shown: number;
  /** How many counts are hidden. Each is 1 to 4. */
  readonly hidden: number;
}

/** Sums a step over buckets. */
export function sumStep(buckets: readonly FunnelBucket[], step: FunnelStep): FunnelSum {
  const counts = buckets.map((bucket) => bucket[step]);
  return {
    shown: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    hidden: counts.filter((count) => count === null).length,
  };
}

/** '1.250'; 'menos de 5' for one hidden count; 'poucos' for several; 'mais de 12' when some counts are hidden. */
export function formatSum({ shown, hidden }: FunnelSum): string {
  if (hidden === 0) return formatCount(shown);
  if (shown > 0) return `mais de ${formatCount(shown)}`;
  return hidden === 1 ? 'menos de 5' : 'poucos';
}
