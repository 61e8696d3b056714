export const linkMessages = { external: 'abre em outra aba' } as const;
