import { readDate } from '../imports/offers/read-fields.ts';
import { readPath, type Reading, type RedirectKind } from './redirect-path.ts';
import { readTarget, type RedirectSites } from './redirect-target.ts';

/** RT-17. 301 and 308 are permanent; 307 and 308 preserve the request method. */
export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** A stored rule, parsed by `readRule`. */
export interface RedirectRule {
  readonly kind: RedirectKind;
  readonly path: string;
  readonly target: string;
  readonly status: RedirectStatus;
  /** First and last day on which it applies, ISO, in Brasília time; null for no limit. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** A rule as entered by an operator. */
export interface WrittenRule {
  readonly kind: RedirectKind;
  readonly path: string;
  readonly target: string;
  readonly status: number;
  /** ISO or dd/mm/aaaa; absent or '' for no limit. */
  readonly startsOn?: string | null | undefined;
  readonly endsOn?: string | null | undefined;
}

/** Parses a rule by itself, or returns the reason of its rejection. Loops with other rules are detected by `storeRules`. */
export function readRule(written: WrittenRule, sites: RedirectSites): Reading<RedirectRule> {
  const path = readPath(written.path);
  if ('problem' in path) return { problem: `endereço: ${path.problem}` };
  const target = readTarget(written.target, written.kind, sites);
  if ('problem' in target) return { problem: `destino: ${target.problem}` };
  const status = redirectStatuses.find((one) => one === written.status);
  if (status === undefined) return { problem: `o tipo é um de ${redirectStatuses.join(', ')}` };
  const startsOn = readDay(written.startsOn);
  const endsOn = readDay(written.endsOn);
  if (startsOn === undefined || endsOn === undefined) {
    return { problem: 'uma data se escreve 31/12/2026 ou 2026-12-31' };
  }
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    return { problem: 'terminaria antes de começar' };
  }
  return {
    value: { kind: written.kind, path: path.value, target: target.value, status, startsOn, endsOn },
  };
}

/** undefined for an invalid date. */
function readDay(text: string | null | undefined): string | null | undefined {
  return text === undefined || text === null || text === '' ? null : readDate(text);
}

export function isSameRule(one: RedirectRule, other: RedirectRule): boolean {
  return (
    one.kind === other.kind &&
    one.path === other.path &&
    one.target === other.target &&
    one.status === other.status &&
    one.startsOn === other.startsOn &&
    one.endsOn === other.endsOn
  );
}
