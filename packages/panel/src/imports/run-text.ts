import type { ImportRun } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { formatDateTime } from '@melhor-escola/domain/date';
import type { BadgeTone } from '@melhor-escola/ui/badge';

const kinds: Readonly<Record<string, string>> = {
  inep: 'Escolas do INEP',
  offers: 'Bolsas de um parceiro',
  places: 'Cidades',
  redirects: 'Redirecionamentos',
  demo: 'Demonstração',
  'demo-clear': 'Fim da demonstração',
};

export const kindName = (kind: string): string => kinds[kind] ?? kind;

/** 'Prévia de censo-2025.csv', 'Importação de Cidades' */
export const runTitle = ({ isPreview, fileName, kind }: ImportRun): string =>
  `${isPreview ? 'Prévia' : 'Importação'} de ${fileName ?? kindName(kind)}`;

/** 'Escolas do INEP, por Olga, em 30/11/2026, 14:20' */
export function runOrigin({ kind, by, startedAt }: ImportRun): string {
  const who = by === null ? 'por comando' : `por ${by}`;
  return `${kindName(kind)}, ${who}, em ${formatDateTime(new Date(startedAt))}`;
}

interface RunState {
  readonly label: string;
  readonly tone: BadgeTone;
}

const states: Readonly<Record<ImportRun['state'], RunState>> = {
  running: { label: 'Em andamento', tone: 'info' },
  complete: { label: 'Completa', tone: 'confirm' },
  stopped: { label: 'Parada', tone: 'warning' },
  rejected: { label: 'Recusada', tone: 'danger' },
  failed: { label: 'Falhou', tone: 'danger' },
  interrupted: { label: 'Interrompida', tone: 'warning' },
};

export function runState({ state, isStopping }: ImportRun): RunState {
  return isStopping ? { label: 'Parando', tone: 'warning' } : states[state];
}

/** What one does after a run that did not complete; undefined for one that did, or goes on. */
export function runAdvice({ state, isPreview, failure }: ImportRun): string | undefined {
  if (state === 'failed') return failure ?? 'A importação parou por uma falha nossa.';
  if (state === 'rejected') return 'Uma linha tinha erro, e nada entrou.';
  if (state !== 'stopped' && state !== 'interrupted') return undefined;
  if (isPreview) return 'Nada mudou. Envie o arquivo de novo para ver a prévia.';
  return 'O que já entrou fica. Aplique a prévia de novo para continuar.';
}

type Result = NonNullable<ImportRun['result']>;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many}`];

/** '120 linhas lidas: 12 novas, 3 mudam, 100 ficam iguais e 5 recusadas.' */
export function resultText({ isPreview }: ImportRun, result: Result): string {
  const others = result.read - result.new - result.changed - result.unchanged - result.rejected;
  const parts = [
    ...counted(result.new, 'nova', 'novas'),
    ...(isPreview ? counted(result.changed, 'muda', 'mudam') : counted(result.changed, 'mudou', 'mudaram')),
    ...counted(result.unchanged, 'fica igual', 'ficam iguais'),
    ...counted(result.rejected, 'recusada', 'recusadas'),
    ...counted(Math.max(0, others), 'fora do que importamos', 'fora do que importamos'),
  ];
  const read = counted(result.read, 'linha lida', 'linhas lidas')[0] ?? 'Nenhuma linha lida';
  const list = new Intl.ListFormat('pt-BR').format(parts);
  return list === '' ? `${read}.` : `${read}: ${list}.`;
}

const facts: Readonly<Record<string, string>> = {
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  website: 'Site',
  amenities: 'O que a escola tem',
  visitHours: 'Horário de visitas',
  images: 'Fotos',
};

export const factName = (fact: string): string => facts[fact] ?? fact;

/** 'linhas 2, 7 e mais 30' */
export function lineList(lines: readonly number[], count: number): string {
  const shown = lines.slice(0, 5);
  const more = count > shown.length ? ` e mais ${formatCount(count - shown.length)}` : '';
  const list = shown.map((line) => formatCount(line)).join(', ');
  return `${count === 1 ? 'linha' : 'linhas'} ${list}${more}`;
}
