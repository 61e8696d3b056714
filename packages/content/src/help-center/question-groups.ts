import type { HelpQuestion } from '../article/article.ts';
import { reviewQuestions } from './questions/review-questions.ts';
import { accountQuestions } from './questions/account-questions.ts';
import { priceQuestions } from './questions/price-questions.ts';
import { scholarshipQuestions } from './questions/scholarship-questions.ts';
import { schoolQuestions } from './questions/school-questions.ts';
import { searchQuestions } from './questions/search-questions.ts';

/** Questions about one thing. */
export interface HelpGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly HelpQuestion[];
}

/** The help centre (RT-14): what a search for a school raises, in the order in which it comes up. */
export const helpGroups: readonly HelpGroup[] = [
  { id: 'encontrar', heading: 'Encontrar uma escola', questions: searchQuestions },
  { id: 'bolsas', heading: 'Bolsas de estudo', questions: scholarshipQuestions },
  { id: 'precos', heading: 'Preços e custo do ano', questions: priceQuestions },
  { id: 'escolas', heading: 'Informações das escolas', questions: schoolQuestions },
  { id: 'avaliacoes', heading: 'Avaliações', questions: reviewQuestions },
  { id: 'conta', heading: 'Conta, dados e contato', questions: accountQuestions },
];
