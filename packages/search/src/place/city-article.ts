/** Cities whose name takes an article; the others take none. Those whose use wavers ('em Recife') are left without. */
const articles: Readonly<Record<string, 'o' | 'a'>> = {
  'rio-de-janeiro-rj': 'o',
  'guaruja-sp': 'o',
  'cabo-de-santo-agostinho-pe': 'o',
  'crato-ce': 'o',
  'serra-es': 'a',
  'lapa-pr': 'a',
};

/** 'em Araguaína', 'no Rio de Janeiro', 'na Serra'. `name` may carry the state: 'no Rio de Janeiro, RJ'. */
export function inCity(slug: string, name: string): string {
  const article = articles[slug];
  return `${article ? `n${article}` : 'em'} ${name}`;
}

/** 'de Araguaína', 'do Rio de Janeiro', 'da Serra'. */
export function ofCity(slug: string, name: string): string {
  const article = articles[slug];
  return `${article ? `d${article}` : 'de'} ${name}`;
}
