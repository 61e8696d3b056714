export const button = { loading: 'Carregando' } as const;
