export const tagMessages = { select: 'Selecionar', remove: 'Remover' } as const;
