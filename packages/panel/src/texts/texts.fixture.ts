import type { SchoolText, SchoolTexts } from '@melhor-escola/api-client/panel';

/** A question of a story or a test; unset fields have ordinary values. */
export function fixtureText(given: Partial<SchoolText> = {}): SchoolText {
  return {
    kind: 'question',
    id: 1,
    version: null,
    author: 'Joana da Silva',
    relationship: null,
    rating: null,
    text: 'O almoço está incluído no integral?',
    publishedAt: '2026-03-05T17:30:00.000Z',
    isHidden: false,
    isReported: false,
    answer: null,
    ...given,
  };
}

const review = fixtureText({
  kind: 'review',
  id: 2,
  author: 'Maria das Dores de Albuquerque Cavalcanti',
  relationship: 'Mãe, pai ou responsável',
  rating: 4.2,
  text: 'A equipe conhece cada criança pelo nome.\nSó a fila da saída é demorada.',
  publishedAt: '2026-02-20T12:00:00.000Z',
});

export const fixtureTexts: SchoolTexts = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  waiting: 2,
  answered: 1,
  page: 1,
  pages: 1,
  texts: [fixtureText(), review],
};

/** The texts that the school has answered. */
export const fixtureAnswered: SchoolTexts = {
  ...fixtureTexts,
  texts: [
    {
      ...review,
      version: '2026-03-01T13:00:00.000Z',
      answer: 'Obrigada, Maria! Abrimos um segundo portão, e a fila já diminuiu.',
    },
  ],
};
