export const tag = { select: 'Selecionar', remove: 'Remover' } as const;
