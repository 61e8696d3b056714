export const tableMessages = {
  loading: 'Carregando',
  empty: 'Nada para mostrar aqui.',
  sortBy: 'Ordenar por',
  sorted: (column: string, ascending: boolean) =>
    `Ordenado por ${column}, em ordem ${ascending ? 'crescente' : 'decrescente'}`,
} as const;
