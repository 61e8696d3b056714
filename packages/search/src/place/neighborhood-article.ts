/** First words of neighborhoods' names that take an article, and which; a name that begins otherwise takes none. */
const articles: Readonly<Record<string, 'o' | 'a' | 'os' | 'as'>> = {
  alto: 'o',
  bairro: 'o',
  bosque: 'o',
  campo: 'o',
  centro: 'o',
  condominio: 'o',
  conjunto: 'o',
  distrito: 'o',
  jardim: 'o',
  loteamento: 'o',
  morro: 'o',
  nucleo: 'o',
  parque: 'o',
  plano: 'o',
  planalto: 'o',
  portal: 'o',
  porto: 'o',
  recanto: 'o',
  residencial: 'o',
  setor: 'o',
  sitio: 'o',
  barra: 'a',
  chacara: 'a',
  colonia: 'a',
  fazenda: 'a',
  granja: 'a',
  ilha: 'a',
  lagoa: 'a',
  praia: 'a',
  quadra: 'a',
  vila: 'a',
  zona: 'a',
  jardins: 'os',
  chacaras: 'as',
};

/** 'em Pinheiros', 'no Jardim das Flores', 'na Vila Nova': a neighborhood, by the article its name takes. */
export function inNeighborhood(slug: string, name: string): string {
  const article = articles[slug.split('-')[0] ?? ''];
  return `${article ? `n${article}` : 'em'} ${name}`;
}

/** 'de Pinheiros', 'do Jardim das Flores', 'da Vila Nova'. */
export function ofNeighborhood(slug: string, name: string): string {
  const article = articles[slug.split('-')[0] ?? ''];
  return `d${article ?? 'e'} ${name}`;
}
