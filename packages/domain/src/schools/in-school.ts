import { slugify } from '../places/slug.ts';

/** The article of the words that names of schools begin with. */
const articles: Readonly<Record<string, 'o' | 'a'>> = {
  academia: 'a',
  associacao: 'a',
  bercario: 'o',
  casa: 'a',
  centro: 'o',
  colegio: 'o',
  complexo: 'o',
  creche: 'a',
  educandario: 'o',
  escola: 'a',
  espaco: 'o',
  externato: 'o',
  fundacao: 'a',
  ginasio: 'o',
  instituto: 'o',
  jardim: 'o',
  liceu: 'o',
  nucleo: 'o',
  unidade: 'a',
};

/** 'na Escola Aquarela', 'no Colégio Girassol', 'na escola Anglo': the place of a school, after a noun. */
export function inSchool(name: string): string {
  const article = articles[slugify(name).split('-', 1)[0] ?? ''];
  return article ? `n${article} ${name}` : `na escola ${name}`;
}
