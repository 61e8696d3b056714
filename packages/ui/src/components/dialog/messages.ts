export const layerMessages = { close: 'Fechar' } as const;
