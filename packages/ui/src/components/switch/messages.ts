export const switchMessages = { on: 'Sim', off: 'Não' } as const;
