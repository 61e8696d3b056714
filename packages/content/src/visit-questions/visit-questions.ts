import type { SchoolTagSlug } from '@melhor-escola/domain/school-tag';

/** A question to ask at a school. */
export interface VisitQuestion {
  /** Stored with the answers: never change it. */
  readonly id: string;
  readonly text: string;
}

/** Questions that belong together, under their heading. */
export interface QuestionGroup {
  readonly heading: string;
  readonly questions: readonly VisitQuestion[];
}

/** For every school. */
const general: QuestionGroup = {
  heading: 'Em qualquer escola',
  questions: [
    { id: 'seguranca', text: 'Como é a segurança na entrada e na saída? Quem pode buscar a criança?' },
    { id: 'turmas', text: 'Quantos alunos há na turma, e quantos adultos por sala?' },
    { id: 'adaptacao', text: 'Como é a adaptação nas primeiras semanas?' },
    { id: 'limpeza', text: 'Como estão os banheiros e a limpeza?' },
    { id: 'alimentacao', text: 'O que se come na escola, e como ela cuida de alergias?' },
    { id: 'comunicacao', text: 'Por onde a escola fala com as famílias, e em quanto tempo responde?' },
    { id: 'custos', text: 'O que se paga além da mensalidade: material, uniforme, passeios?' },
    { id: 'bolsa', text: 'Quais são as regras da bolsa? Até quando ela vale, e o que faz perdê-la?' },
  ],
};

/** By methodology (EN-19). Their pages have further questions. */
const byMethodology: Partial<Record<SchoolTagSlug, QuestionGroup>> = {
  tradicional: {
    heading: 'Em uma escola tradicional',
    questions: [
      { id: 'tradicional-apoio', text: 'O que a escola faz quando um aluno não acompanha a turma?' },
      { id: 'tradicional-provas', text: 'Quantas provas há por bimestre, e o que mais vale nota?' },
      { id: 'tradicional-licao', text: 'Quanta lição de casa há por dia nesta série?' },
    ],
  },
  construtivista: {
    heading: 'Em uma escola construtivista',
    questions: [
      { id: 'construtivista-relatorio', text: 'Como a escola sabe que cada criança aprendeu? Há relatório?' },
      { id: 'construtivista-escrita', text: 'Quando e como a escrita errada passa a ser corrigida?' },
      { id: 'construtivista-projeto', text: 'Que projeto a turma fez neste ano?' },
    ],
  },
  sociointeracionista: {
    heading: 'Em uma escola sociointeracionista',
    questions: [
      { id: 'sociointeracionista-grupos', text: 'Como os grupos são formados, e quando mudam?' },
      { id: 'sociointeracionista-avaliacao', text: 'Como cada aluno é avaliado em um trabalho em grupo?' },
    ],
  },
  montessoriana: {
    heading: 'Em uma escola montessoriana',
    questions: [
      { id: 'montessoriana-idades', text: 'As turmas misturam idades? Quais?' },
      { id: 'montessoriana-trabalho', text: 'Quanto dura o período de trabalho sem interrupção?' },
      { id: 'montessoriana-formacao', text: 'Que formação em Montessori têm as professoras?' },
    ],
  },
  waldorf: {
    heading: 'Em uma escola Waldorf',
    questions: [
      { id: 'waldorf-leitura', text: 'Como a turma chega à leitura, e o que se faz com quem demora?' },
      { id: 'waldorf-pais', text: 'O que se espera dos pais, em tempo e em dinheiro?' },
      { id: 'waldorf-telas', text: 'O que a escola pede sobre telas em casa?' },
    ],
  },
  freiriana: {
    heading: 'Em uma escola freiriana',
    questions: [
      { id: 'freiriana-decisoes', text: 'Que decisões os alunos tomam? Há um exemplo deste mês?' },
      { id: 'freiriana-conteudo', text: 'Como a escola garante que todo o conteúdo da BNCC é visto?' },
    ],
  },
  bilingue: {
    heading: 'Em uma escola bilíngue',
    questions: [
      { id: 'bilingue-horas', text: 'Quantas horas por semana são dadas em cada língua, nesta série?' },
      { id: 'bilingue-entrada', text: 'Como entra um aluno que não fala a outra língua?' },
      { id: 'bilingue-alfabetizacao', text: 'Em que língua a turma é alfabetizada primeiro?' },
    ],
  },
};

const groupsByMethodology = new Map<string, QuestionGroup>(Object.entries(byMethodology));

/** The texts of a methodology's questions. @param slug as in the address of its page. */
export function questionTexts(slug: string): readonly string[] {
  return groupsByMethodology.get(slug)?.questions.map(({ text }) => text) ?? [];
}

/** The questions for a school: those for every school, then those of its methodologies. @param tags slugs of its features. */
export function questionsFor(tags: readonly string[]): readonly QuestionGroup[] {
  return [general, ...tags.flatMap((tag) => groupsByMethodology.get(tag) ?? [])];
}
