export const bannerMessages = {
  name: 'Aviso do site',
  close: 'Fechar aviso',
} as const;
