export const modal = { close: 'Fechar' } as const;
