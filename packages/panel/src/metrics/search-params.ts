import { type VitalName, vitalNames } from '@melhor-escola/domain/vital';

/** Days that the page may show. */
export const periods = [7, 28, 90] as const;

export const DEFAULT_DAYS = 28;
export const DEFAULT_VITAL: VitalName = 'lcp';

/** What the page shows, in the URL. What is absent: LCP of all pages in four weeks. */
export type MetricsSearch = {
  readonly dias?: (typeof periods)[number] | undefined;
  readonly medida?: VitalName | undefined;
  /** The pattern of a route. */
  readonly pagina?: string | undefined;
};

/** Drops what is invalid, and defaults. The keys are in the result, because the router lets its keys win over those of the URL. */
export function readMetricsSearch({
  dias,
  medida,
  pagina,
}: Readonly<Record<string, unknown>>): MetricsSearch {
  return {
    dias: periods.find((days) => days !== DEFAULT_DAYS && String(days) === String(dias)),
    medida: vitalNames.find((vital) => vital !== DEFAULT_VITAL && vital === medida),
    pagina: typeof pagina === 'string' && /^\/[\w$./-]{0,199}$/.test(pagina) ? pagina : undefined,
  };
}

/** What the service is asked for. */
export function toMetricsQuery({ dias = DEFAULT_DAYS, pagina }: MetricsSearch) {
  return { days: dias, route: pagina };
}
