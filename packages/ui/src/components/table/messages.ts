import { formatNumber } from '@melhor-escola/config/number-format';

export const tableMessages = {
  loading: 'Carregando',
  empty: 'Nada para mostrar aqui.',
  sorted: (column: string, ascending: boolean) =>
    `Ordenado por ${column}, em ordem ${ascending ? 'crescente' : 'decrescente'}`,
  rows: (first: number, last: number, total: number) =>
    `Linhas ${formatNumber(first)} a ${formatNumber(last)} de ${formatNumber(total)}`,
  row: (position: number) => `a linha ${formatNumber(position)}`,
  selectRow: (name: string) => `Selecionar ${name}`,
  selectAll: 'Selecionar todas as linhas',
  selected: (count: number) => {
    if (count === 0) return 'Nenhuma linha selecionada';
    return count === 1 ? '1 linha selecionada' : `${formatNumber(count)} linhas selecionadas`;
  },
} as const;

export const tableEditMessages = {
  edit: (label: string) => `Editar ${label}`,
  saved: (label: string) => `${label}: salvo`,
  failed: 'Não foi possível salvar. Tente de novo.',
} as const;
