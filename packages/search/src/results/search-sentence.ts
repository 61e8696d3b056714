import { filterKeys, filterRows, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { formatNumber } from '@melhor-escola/config/number-format';
import { cityLabel } from '@melhor-escola/domain/city';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { findStateBySlug, inTheState, isUf, statesStartingWith } from '@melhor-escola/domain/state';
import { findGrade, forTheGrade, ofTheGrade } from '@melhor-escola/domain/stage';
import { inCity } from '../place/article.ts';
import { pluralize } from '@melhor-escola/domain/count';

/** The place of a search, as a phrase after a noun: 'em Araguaína, TO', 'na Bahia', 'em um raio de 12 km', both, or 'no Brasil'. */
export function placePhrase(search: OfferSearch, city: CityHit | undefined): string {
  const radius = formatNumber(search.radius ?? searchDefaults.radius, { maximum: 3 });
  const around = search.lat === undefined ? '' : `em um raio de ${radius} km`;
  const state = search.state === undefined ? undefined : findStateBySlug(search.state);
  const within = city ? inCity(city.slug, cityHitLabel(city)) : state && inTheState(state);
  return [within, around].filter(Boolean).join(', ') || 'no Brasil';
}

/** 'para o 6º ano', 'para a 1ª série', 'para o Berçário', 'para o 1º ano em escolas com bolsa também para o 6º ano'; empty without a grade. */
export function forGrade(search: OfferSearch): string {
  const grade = search.grade && findGrade(search.grade);
  if (!grade) return '';
  const sibling = search.siblingGrade && findGrade(search.siblingGrade);
  const first = forTheGrade(grade);
  return sibling ? `${first} em escolas com bolsa também ${forTheGrade(sibling)}` : first;
}

/** Whether a school's lowest price in a search is its lowest of all: a grade excludes others, and some filters may hide a cheaper one. */
export function findsCheapest({ grade, priceMin, shifts, years }: OfferSearch): boolean {
  return (grade ?? priceMin ?? shifts ?? years) === undefined;
}

/** What a school's lowest price in a search is of: '6º ano', 'bolsa mais barata', 'bolsa mais barata com estes filtros'. */
export function priceSubject(search: OfferSearch): string {
  const grade = search.grade && findGrade(search.grade);
  if (grade) return grade.name;
  return findsCheapest(search) ? 'bolsa mais barata' : 'bolsa mais barata com estes filtros';
}

/** '34 bolsas em Araguaína, TO', '1 bolsa para o 6º ano no Brasil', 'Nenhuma bolsa em Palmas, TO'. */
export function foundSentence(
  { offerTotal }: { readonly offerTotal: number },
  search: OfferSearch,
  city: CityHit | undefined,
): string {
  const count = offerTotal === 0 ? 'Nenhuma bolsa' : pluralize(offerTotal, 'bolsa', 'bolsas');
  return [count, forGrade(search), placePhrase(search, city)].filter(Boolean).join(' ');
}

/** 'Bolsas para o 6º ano em Araguaína, TO': the search without a count, if that is unknown. */
export function searchedFor(search: OfferSearch, city: CityHit | undefined): string {
  return ['Bolsas', forGrade(search), placePhrase(search, city)].filter(Boolean).join(' ');
}

/**
 * What alerts of a search are about, all that is saved: 'do 6º ano em Araguaína, TO', 'de bolsas na Bahia, com estes filtros', 'de bolsas
 * em escolas com nome parecido com “Objetivo” no Brasil'.
 */
export function alertSubject(search: OfferSearch, city: CityHit | undefined): string {
  const grade = search.grade && findGrade(search.grade);
  const what = grade ? ofTheGrade(grade) : 'de bolsas';
  const named = search.school === undefined ? '' : ` em escolas com nome parecido com “${search.school}”`;
  const filters = hasUnnamedFilter(search) ? ', com estes filtros' : '';
  return `${what}${named} ${placePhrase(search, city)}${filters}`;
}

function hasUnnamedFilter(search: OfferSearch): boolean {
  return filterKeys.some(
    (key) => filterRows[key].chip && key !== 'grade' && key !== 'school' && search[key] !== undefined,
  );
}

/** 'Araguaína, TO'. */
export function cityHitLabel(city: Pick<CityHit, 'name' | 'uf'>): string {
  return isUf(city.uf) ? cityLabel({ name: city.name, uf: city.uf }) : city.name;
}

/** The heading of the page that asks which place or school was meant, and its title. */
export function whichCityHeading(typed: string, cities: number, schools: number): string {
  const orSchools = schools > 0 ? ' ou escolas' : '';
  if (statesStartingWith(typed).length > 0) return `Qual destes lugares${orSchools}?`;
  if (cities > 0) return `Qual destas cidades${orSchools}?`;
  return schools > 0 ? `Escolas com nome parecido com “${typed}”` : `Não achamos “${typed}”`;
}
