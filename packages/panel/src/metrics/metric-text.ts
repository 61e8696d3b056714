import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import { formatNumber } from '@melhor-escola/config/number-format';
import { formatCount } from '@melhor-escola/domain/count';
import { rateVital, type Rating, type VitalName } from '@melhor-escola/domain/vital';
import type { BadgeTone } from '@melhor-escola/ui/badge';

type Device = SiteMetrics['daily'][number]['device'];

export const vitalTexts: Readonly<Record<VitalName, { readonly short: string; readonly meaning: string }>> = {
  lcp: { short: 'LCP', meaning: 'até aparecer o maior elemento da página' },
  inp: { short: 'INP', meaning: 'até a página reagir a um toque' },
  cls: { short: 'CLS', meaning: 'quanto a página se mexe sozinha' },
  ttfb: { short: 'TTFB', meaning: 'até o servidor começar a responder' },
};

export const deviceNames: Readonly<Record<Device, string>> = {
  phone: 'Celular',
  tablet: 'Tablet',
  desktop: 'Computador',
};

export const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];

/** '2,4 s', '180 ms', '0,03' */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === 'cls') return formatNumber(value, { maximum: 3 });
  return value >= 1_000 ? `${formatNumber(value / 1_000, { maximum: 2 })} s` : `${formatNumber(value)} ms`;
}

const ratings: Readonly<Record<Rating, { readonly label: string; readonly tone: BadgeTone }>> = {
  good: { label: 'Bom', tone: 'confirm' },
  'needs improvement': { label: 'A melhorar', tone: 'warning' },
  poor: { label: 'Ruim', tone: 'danger' },
};

export const vitalRating = (metric: VitalName, value: number) => ratings[rateVital(metric, value)];

/** '1.234'; null is 1 to 4, which the service hides. */
export const countText = (count: number | null): string =>
  count === null ? 'menos de 5' : formatCount(count);

type Step = SiteMetrics['funnel']['steps'][number]['step'];

const stepNames: Readonly<Record<Step, string>> = {
  search: 'Viram resultados da busca',
  school: 'Abriram a página de uma escola',
  'school-visit': 'Pediram uma visita à escola',
  offer: 'Escolheram uma bolsa',
  lead: 'Deixaram seus dados',
  reservation: 'Reservaram',
};

export interface FunnelRow {
  readonly id: string;
  readonly label: string;
  /** Null for 1 to 4. */
  readonly visits: number | null;
  /** Of those of the step before, from 0 to 100; null where one of both is hidden, there is none, or this one is larger. */
  readonly share: number | null;
  /** How many of the step before did not come this far; null likewise. */
  readonly lost: number | null;
}

/** Steps of visits with what each loses of the one before. A visit to a school is asked for beside the way to a reservation. */
export function funnelRows({ visits, steps }: SiteMetrics['funnel']): readonly FunnelRow[] {
  const rows: FunnelRow[] = [{ id: 'visits', label: 'Visitas', visits, share: null, lost: null }];
  let before = visits;
  for (const { step, visits: reached } of steps) {
    const isBeside = step === 'school-visit';
    // Visits that begin at a later step, by a link, can make it larger than the one before: then neither says anything about the other.
    const compared =
      before && reached !== null && reached <= before && !isBeside ? { before, reached } : null;
    rows.push({
      id: step,
      label: stepNames[step],
      visits: reached,
      share: compared && Math.round((compared.reached / compared.before) * 100),
      lost: compared && compared.before - compared.reached,
    });
    if (!isBeside) before = reached;
  }
  return rows;
}

/** All days from the first to the last one, as 'AAAA-MM-DD'. */
export function listDays(days: readonly string[]): readonly string[] {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const list: string[] = [];
  for (const day = new Date(`${first}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const text = day.toISOString().slice(0, 10);
    list.push(text);
    if (text >= last) return list;
  }
}

/** '2026-11-30' as '30/11' */
export const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
