export const skeleton = { loading: 'Carregando', loaded: 'Conteúdo carregado' } as const;
