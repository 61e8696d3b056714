export const alertMessages = {
  close: 'Fechar',
  neutral: 'Aviso',
  info: 'Informação',
  success: 'Tudo certo',
  warning: 'Atenção',
  danger: 'Erro',
} as const;
