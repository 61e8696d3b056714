export const errorBoundaryMessages = {
  failed: 'Esta parte da página falhou. O resto continua valendo.',
  unloaded: 'Isto não abriu. Confira a conexão e tente de novo.',
  retry: 'Tentar de novo',
} as const;
