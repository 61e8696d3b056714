export const popover = { close: 'Fechar' } as const;
