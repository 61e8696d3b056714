/**
 * Every word the kit itself says, in Brazilian Portuguese (ER-05, CO-05). A component takes its group from here and
 * lets the caller replace any of it through its `labels` prop.
 */
export const labels = {
  button: { loading: 'Carregando' },
  link: { external: 'abre em outra aba' },
  tag: { select: 'Selecionar', remove: 'Remover' },
  alert: {
    close: 'Fechar',
    neutral: 'Aviso',
    info: 'Informação',
    success: 'Tudo certo',
    warning: 'Atenção',
    danger: 'Erro',
  },
  breadcrumb: { navigation: 'Você está em', expand: 'Mostrar o caminho completo' },
  rating: {
    none: 'Sem avaliações',
    value: (value: string, maximum: string) => `${value} de ${maximum} estrelas`,
    count: (count: number, formatted: string) => (count === 1 ? '1 avaliação' : `${formatted} avaliações`),
  },
  pagination: {
    navigation: 'Paginação',
    previous: 'Anterior',
    next: 'Próximo',
    page: (page: string) => `Página ${page}`,
    position: (page: string, count: string) => `Página ${page} de ${count}`,
  },
  formControl: { optional: 'opcional' },
  input: { clear: 'Limpar' },
  passwordInput: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar senha',
    hidePassword: 'Ocultar senha',
    shown: 'A senha está visível',
    hidden: 'A senha está oculta',
  },
  autocomplete: {
    clear: 'Limpar',
    close: 'Fechar',
    loading: 'Carregando...',
    empty: 'Nenhum resultado encontrado',
    failed: 'Não foi possível carregar as opções.',
    retry: 'Tentar de novo',
    count: (count: number) => (count === 1 ? '1 opção disponível.' : `${count} opções disponíveis.`),
  },
  skeleton: { loading: 'Carregando', loaded: 'Conteúdo carregado' },
} as const;

/** The words of one component, each of which a caller may replace. */
export type Labels<Component extends keyof typeof labels> = {
  readonly [Word in keyof (typeof labels)[Component]]: (typeof labels)[Component][Word] extends string
    ? string
    : (typeof labels)[Component][Word];
};
