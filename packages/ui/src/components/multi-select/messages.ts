export const multiSelectMessages = {
  placeholder: 'Selecionar',
  chosen: (count: number) => (count === 1 ? '1 opção selecionada' : `${count} opções selecionadas`),
  filter: 'Filtrar opções',
  all: 'Selecionar tudo',
  clear: 'Limpar',
  close: 'Fechar',
  empty: 'Nenhuma opção encontrada',
} as const;
