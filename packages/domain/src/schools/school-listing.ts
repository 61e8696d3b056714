import { DAY_MS } from '../places/time-zone.ts';

/** Why a school may have left the directory. `absent`: a census lacks it, and our team has found that it is closed. */
export const unlistedReasons = ['closed', 'suspended', 'public', 'no-stages', 'absent'] as const;

export type UnlistedReason = (typeof unlistedReasons)[number];

/** What each is called in labels and in a sentence that names the source, and what the sentence leaves open. */
const reasons: Readonly<Record<UnlistedReason, { label: string; status: string; note?: string }>> = {
  closed: { label: 'Fechada', status: 'consta como fechada' },
  suspended: { label: 'Paralisada', status: 'consta como paralisada (sem aulas)' },
  public: {
    label: 'Agora pública',
    status: 'consta como pública',
    note: 'Aqui só há escolas particulares.',
  },
  'no-stages': {
    label: 'Sem turmas da educação básica',
    status: 'consta sem turmas da educação infantil ao ensino médio',
  },
  absent: { label: 'Não consta mais', status: 'não consta mais' },
};

/** A school that has left the directory. */
export interface Unlisting {
  readonly reason: UnlistedReason;
  /** Of the census that says so; null for the Catálogo de Escolas, which has no year. */
  readonly year: number | null;
}

/** 'Esta escola consta como fechada no Censo Escolar de 2025, do INEP.' */
export function unlistingSentence({ reason, year }: Unlisting, subject = 'Esta escola'): string {
  const { status, note } = reasons[reason];
  const source = year === null ? 'no Catálogo de Escolas' : `no Censo Escolar de ${year}`;
  return [`${subject} ${status} ${source}, do INEP.`, note].filter(Boolean).join(' ');
}

/** 'Fechada, segundo o Censo Escolar de 2025.' */
export function unlistingLabel({ reason, year }: Unlisting): string {
  const source = year === null ? 'o Catálogo de Escolas' : `o Censo Escolar de ${year}`;
  return `${reasons[reason].label}, segundo ${source}.`;
}

/** Days for which the page of a school that has left says so with status 200; then it is gone (410). */
export const UNLISTED_PAGE_DAYS = 365;

/** Whether the page of a school that left at `since` is gone. */
export function isPageGone(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > UNLISTED_PAGE_DAYS * DAY_MS;
}
