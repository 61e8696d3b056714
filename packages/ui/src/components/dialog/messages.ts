export const modalMessages = { close: 'Fechar' } as const;
