export { benefitsHead } from './head.ts';
export { loadBenefits, benefitsQuery } from './queries.ts';
export { readBenefitsSearch, type BenefitsSearch } from './search-params.ts';
export { BenefitsScreen } from './screen.tsx';
