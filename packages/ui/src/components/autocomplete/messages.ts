export const autocompleteMessages = {
  clear: 'Limpar',
  close: 'Fechar',
  loading: 'Carregando...',
  empty: 'Nenhum resultado encontrado',
  choose: 'Escolha uma opção da lista',
  failed: 'Não foi possível carregar as opções.',
  retry: 'Tentar de novo',
  count: (count: number) => (count === 1 ? '1 opção disponível.' : `${count} opções disponíveis.`),
} as const;
