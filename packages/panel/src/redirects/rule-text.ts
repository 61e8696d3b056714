import type { RedirectRule } from '@melhor-escola/api-client/panel';
import { formatIsoDay } from '@melhor-escola/domain/date';

/** What each status of an answer means, as a choice. */
export const statusNames: Readonly<Record<RedirectRule['status'], string>> = {
  301: '301, permanente',
  302: '302, temporário',
  307: '307, temporário, mantém o método',
  308: '308, permanente, mantém o método',
};

/** '/antiga', or '/blog/…' for everything below it too. */
export function rulePath({ kind, path }: Pick<RedirectRule, 'kind' | 'path'>): string {
  if (kind === 'exact') return path;
  return path === '/' ? '/…' : `${path}/…`;
}

/** When it applies: 'sempre', 'a partir de 01/01/2027', 'de 01/01/2027 a 31/03/2027'. */
export function rulePeriod({ startsOn, endsOn }: Pick<RedirectRule, 'startsOn' | 'endsOn'>): string {
  if (startsOn === null) return endsOn === null ? 'sempre' : `até ${formatIsoDay(endsOn)}`;
  if (endsOn === null) return `a partir de ${formatIsoDay(startsOn)}`;
  return `de ${formatIsoDay(startsOn)} a ${formatIsoDay(endsOn)}`;
}
