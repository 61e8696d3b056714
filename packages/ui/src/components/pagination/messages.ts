export const paginationMessages = {
  navigation: 'Paginação',
  previous: 'Anterior',
  next: 'Próximo',
  page: (page: string) => `Página ${page}`,
  position: (page: string, count: string) => `Página ${page} de ${count}`,
} as const;
