export { loadBenefits, benefitsQuery } from './queries.ts';
export { readBenefitsSearch, type BenefitsSearch } from './search-params.ts';
export { BenefitsScreen } from './screen.tsx';

/** Title and description of the page. */
export function benefitsHead() {
  return {
    title: 'Meus Benefícios',
    description: 'Descontos de parceiros para quem tem conta no site.',
  };
}
