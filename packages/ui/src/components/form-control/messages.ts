export const formControlMessages = { optional: 'opcional' } as const;
