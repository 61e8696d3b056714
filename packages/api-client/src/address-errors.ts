/** Messages for addresses that could not be loaded (ER-01). */
export const addressErrors = {
  geocode: 'Erro ao obter endereço pela localização.',
  autocomplete: 'Erro ao obter lista de endereços',
  details: 'Erro ao obter detalhes do endereço',
} as const;
