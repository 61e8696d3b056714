export const copyButtonMessages = {
  copy: 'Copiar',
  copied: 'Copiado',
  failed: 'Não deu para copiar: selecione o texto',
} as const;
