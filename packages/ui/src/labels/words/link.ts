export const link = { external: 'abre em outra aba' } as const;
