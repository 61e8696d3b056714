export const breadcrumbMessages = {
  navigation: 'Você está em',
  expand: 'Mostrar o caminho completo',
} as const;
