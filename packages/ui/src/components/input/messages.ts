export const inputMessages = { clear: 'Limpar' } as const;

export const passwordInputMessages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  shown: 'A senha está visível',
  hidden: 'A senha está oculta',
} as const;
