export const buttonMessages = { loading: 'Carregando' } as const;
