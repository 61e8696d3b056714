export const popoverMessages = { close: 'Fechar' } as const;
