import { formatDate, isoDay } from '@melhor-escola/domain/date';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** The days between two moments, as the calendar of Brasília counts them. */
function daysBetween(before: Date, after: Date): number {
  return Math.round((Date.parse(isoDay(after)) - Date.parse(isoDay(before))) / day);
}

/**
 * When a device was last used, as people say it: 'agora há pouco', 'hoje', 'ontem', 'há 3 dias', 'em 05/03/2026'. The
 * service knows it to the hour.
 */
export function lastSeen(seenAt: Date, now: Date): string {
  if (now.getTime() - seenAt.getTime() < 2 * hour) return 'agora há pouco';
  const days = daysBetween(seenAt, now);
  if (days === 0) return 'hoje';
  if (days === 1) return 'ontem';
  return days <= 30 ? `há ${days} dias` : `em ${formatDate(seenAt)}`;
}
