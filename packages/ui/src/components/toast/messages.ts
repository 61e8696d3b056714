export const toastMessages = {
  close: 'Fechar',
  region: (hotkey: string | undefined) => (hotkey ? `Avisos (${hotkey})` : 'Avisos'),
  reach: (action: string, hotkey: string | undefined) =>
    hotkey ? `Botão ${action}: tecla ${hotkey}` : `Botão ${action}`,
  info: 'Informação',
  success: 'Tudo certo',
  warning: 'Atenção',
  danger: 'Erro',
} as const;
