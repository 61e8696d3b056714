export const input = { clear: 'Limpar' } as const;
