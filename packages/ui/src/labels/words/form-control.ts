export const formControl = { optional: 'opcional' } as const;
