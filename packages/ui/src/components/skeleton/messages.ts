export const skeletonMessages = { loading: 'Carregando', loaded: 'Conteúdo carregado' } as const;
