export const errorBoundaryMessages = {
  failed: 'Esta parte da página falhou. O resto continua valendo.',
  retry: 'Tentar de novo',
} as const;
