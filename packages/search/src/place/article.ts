/** Cities whose name takes an article. Cities with mixed usage ('em Recife') are left without. */
const cityArticles: Readonly<Record<string, 'o' | 'a'>> = {
  'rio-de-janeiro-rj': 'o',
  'guaruja-sp': 'o',
  'cabo-de-santo-agostinho-pe': 'o',
  'crato-ce': 'o',
  'serra-es': 'a',
  'lapa-pr': 'a',
};

/** 'em Araguaína', 'no Rio de Janeiro', 'na Serra'. `name` may carry the state: 'no Rio de Janeiro, RJ'. */
export function inCity(slug: string, name: string): string {
  const article = cityArticles[slug];
  return `${article ? `n${article}` : 'em'} ${name}`;
}

/** 'de Araguaína', 'do Rio de Janeiro', 'da Serra'. */
export function ofCity(slug: string, name: string): string {
  const article = cityArticles[slug];
  return `${article ? `d${article}` : 'de'} ${name}`;
}

/** First words of neighborhood names that take an article; other names take none. */
const neighborhoodArticles: Readonly<Record<string, 'o' | 'a' | 'os' | 'as'>> = {
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

/** 'em Pinheiros', 'no Jardim das Flores', 'na Vila Nova'. */
export function inNeighborhood(slug: string, name: string): string {
  const article = neighborhoodArticles[slug.split('-')[0] ?? ''];
  return `${article ? `n${article}` : 'em'} ${name}`;
}

/** 'de Pinheiros', 'do Jardim das Flores', 'da Vila Nova'. */
export function ofNeighborhood(slug: string, name: string): string {
  const article = neighborhoodArticles[slug.split('-')[0] ?? ''];
  return `d${article ?? 'e'} ${name}`;
}
