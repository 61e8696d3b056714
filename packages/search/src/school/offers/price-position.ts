import { formatNumber } from '@melhor-escola/config/number-format';
import type { PriceBand } from '../school.ts';

/** '24 das outras 38 escolas a até 5 km cobram menos': in words, because a mark on a line means little to screen readers. */
export function pricePosition({ schools, cheaper, radiusInKm }: PriceBand): string {
  const others = `outras ${schools} escolas a até ${formatNumber(radiusInKm, { maximum: 3 })}\u00A0km`;
  if (cheaper === 0) return `nenhuma das ${others} cobra menos`;
  if (cheaper === schools) return `todas as ${others} cobram menos`;
  return `${cheaper} das ${others} ${cheaper === 1 ? 'cobra' : 'cobram'} menos`;
}
