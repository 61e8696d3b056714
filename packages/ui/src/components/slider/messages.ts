export const sliderMessages = { minimum: 'Mínimo', maximum: 'Máximo' } as const;
