export const slider = { minimum: 'Mínimo', maximum: 'Máximo' } as const;
