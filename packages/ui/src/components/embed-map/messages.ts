export const embedMapMessages = {
  show: 'Mostrar o mapa',
  open: (provider: string) => `Abrir no ${provider}`,
  loading: 'Carregando o mapa',
  failed: 'O mapa não pôde ser carregado.',
  retry: 'Tentar de novo',
  privacy: (provider: string) => `O mapa vem de ${provider}, que recebe o endereço IP do seu aparelho.`,
} as const;
