/*
 * Every word the kit itself says, in Brazilian Portuguese (ER-05, CO-05): one group per component. Groups are exports of
 * their own, so that a page carries the words of the components it shows and no others.
 */

export const button = { loading: 'Carregando' } as const;

export const link = { external: 'abre em outra aba' } as const;

export const tag = { select: 'Selecionar', remove: 'Remover' } as const;

export const alert = {
  close: 'Fechar',
  neutral: 'Aviso',
  info: 'Informação',
  success: 'Tudo certo',
  warning: 'Atenção',
  danger: 'Erro',
} as const;

export const breadcrumb = { navigation: 'Você está em', expand: 'Mostrar o caminho completo' } as const;

export const rating = {
  none: 'Sem avaliações',
  value: (value: string, maximum: string) => `${value} de ${maximum} estrelas`,
  count: (count: number, formatted: string) => (count === 1 ? '1 avaliação' : `${formatted} avaliações`),
} as const;

export const ratingInput = {
  stars: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  value: (value: number, maximum: number) => `${value} de ${maximum}`,
  none: 'Sem nota',
  clear: 'Limpar',
} as const;

export const pagination = {
  navigation: 'Paginação',
  previous: 'Anterior',
  next: 'Próximo',
  page: (page: string) => `Página ${page}`,
  position: (page: string, count: string) => `Página ${page} de ${count}`,
} as const;

export const stepper = {
  position: (step: number, count: number) => `Passo ${step} de ${count}`,
  completed: 'concluído',
  done: 'Tudo concluído',
} as const;

export const formControl = { optional: 'opcional' } as const;

// `switch` is a word of the language, hence the name it is exported under.
const switchWords = { on: 'Sim', off: 'Não' } as const;
export { switchWords as switch };

// Spec §5 (VA-07) down to `default`, word for word; the others are what else a browser may find wrong.
export const field = {
  required: (name: string) => `O campo ${name} é obrigatório`,
  min: (name: string, length: number) => `O campo ${name} deve conter pelo menos ${length} caracteres`,
  max: (name: string, length: number) => `O campo ${name} não deve ter mais que ${length} caracteres`,
  fullName: 'Insira um nome completo e válido',
  phone: 'Telefone inválido',
  email: 'E-mail inválido',
  default: (name: string) => `${name} is not valid`,
  url: 'Insira um endereço completo, como https://escola.com.br',
  badInput: (name: string) => `Não entendemos o campo ${name}. Confira o que você digitou`,
  atLeast: (name: string, least: string) => `O campo ${name} deve ser no mínimo ${least}`,
  atMost: (name: string, most: string) => `O campo ${name} deve ser no máximo ${most}`,
  step: (name: string, step: string) => `O campo ${name} deve ser múltiplo de ${step}`,
  pattern: (name: string) => `O campo ${name} não está no formato pedido`,
} as const;

export const form = {
  attention: (count: number) =>
    count === 1 ? '1 campo precisa de atenção' : `${count} campos precisam de atenção`,
  fixed: 'corrigido',
  failed: 'Não foi possível enviar. O que você preencheu está aqui; tente de novo.',
} as const;

export const input = { clear: 'Limpar' } as const;

export const textarea = {
  maximum: (maximum: string) => `Até ${maximum} caracteres.`,
  left: (count: number, formatted: string, over: boolean) => {
    const characters = count === 1 ? '1 caractere' : `${formatted} caracteres`;
    if (over) return `${characters} a mais`;
    return count === 1 ? `Falta ${characters}` : `Restam ${characters}`;
  },
} as const;

export const passwordInput = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  shown: 'A senha está visível',
  hidden: 'A senha está oculta',
} as const;

export const autocomplete = {
  clear: 'Limpar',
  close: 'Fechar',
  loading: 'Carregando...',
  empty: 'Nenhum resultado encontrado',
  failed: 'Não foi possível carregar as opções.',
  retry: 'Tentar de novo',
  count: (count: number) => (count === 1 ? '1 opção disponível.' : `${count} opções disponíveis.`),
} as const;

export const modal = { close: 'Fechar' } as const;

export const popover = { close: 'Fechar' } as const;

export const toast = {
  close: 'Fechar',
  region: (hotkey: string | undefined) => (hotkey ? `Avisos (${hotkey})` : 'Avisos'),
  reach: (action: string, hotkey: string | undefined) =>
    hotkey ? `Botão ${action}: tecla ${hotkey}` : `Botão ${action}`,
  info: 'Informação',
  success: 'Tudo certo',
  warning: 'Atenção',
  danger: 'Erro',
} as const;

export const slider = { minimum: 'Mínimo', maximum: 'Máximo' } as const;

export const skeleton = { loading: 'Carregando', loaded: 'Conteúdo carregado' } as const;

export const embedMap = {
  show: 'Mostrar o mapa',
  open: (provider: string) => `Abrir no ${provider}`,
  loading: 'Carregando o mapa',
  failed: 'O mapa não pôde ser carregado.',
  retry: 'Tentar de novo',
  privacy: (provider: string) => `O mapa vem de ${provider}, que recebe o endereço IP do seu aparelho.`,
} as const;

export const carousel = {
  carousel: 'carrossel',
  slide: 'slide',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar a rotação',
  resume: 'Retomar a rotação',
  pages: 'Escolher o que mostrar',
  position: (index: number, count: number) => `${index} de ${count}`,
  show: (index: number, count: number) => `Mostrar ${index} de ${count}`,
} as const;

export const table = {
  loading: 'Carregando',
  empty: 'Nada para mostrar aqui.',
  sortBy: 'Ordenar por',
  sorted: (column: string, ascending: boolean) =>
    `Ordenado por ${column}, em ordem ${ascending ? 'crescente' : 'decrescente'}`,
} as const;
