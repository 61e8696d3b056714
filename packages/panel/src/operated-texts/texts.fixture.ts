import type { OperatedText, OperatedTexts } from '@melhor-escola/api-client/panel';

/** A reported question of a story or a test; unset fields have ordinary values. */
export function fixtureOperatedText(given: Partial<OperatedText> = {}): OperatedText {
  return {
    kind: 'question',
    id: 1,
    version: 'published.1.0',
    status: 'published',
    school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
    author: 'Joana da Silva',
    email: 'j•••@e•••.com.br',
    relationship: null,
    rating: null,
    text: 'O almoço está incluído no integral?',
    answer: null,
    rejectionReason: null,
    createdAt: '2026-03-01T12:00:00.000Z',
    waitingSince: '2026-03-08T12:00:00.000Z',
    reports: [{ id: 1, reason: 'advertising', details: null, createdAt: '2026-03-08T12:00:00.000Z' }],
    ...given,
  };
}

const review = fixtureOperatedText({
  kind: 'review',
  id: 2,
  version: 'held.4.0',
  status: 'held',
  author: 'Maria das Dores de Albuquerque Cavalcanti',
  email: 'm•••@e•••.com.br',
  relationship: 'Mãe, pai ou responsável',
  rating: 2.4,
  text: 'A diretora não responde a ninguém.\nO telefone dela é (63) 90000-0000.',
  answer: 'Lamentamos, Maria. Estamos à disposição na secretaria.',
  waitingSince: '2026-03-09T12:00:00.000Z',
  reports: [
    { id: 2, reason: 'personal-data', details: 'Tem um telefone.', createdAt: '2026-03-09T12:00:00.000Z' },
    { id: 3, reason: 'offensive', details: null, createdAt: '2026-03-09T13:00:00.000Z' },
    { id: 4, reason: 'personal-data', details: null, createdAt: '2026-03-09T14:00:00.000Z' },
  ],
});

const other = fixtureOperatedText({
  id: 3,
  author: 'Carlos',
  text: 'Compre já o nosso curso!',
  waitingSince: '2026-03-10T11:00:00.000Z',
});

/** Three texts that wait. */
export function fixtureOperatedTexts(given: Partial<OperatedTexts> = {}): OperatedTexts {
  const texts = given.texts ?? [fixtureOperatedText(), review, other];
  return { school: null, total: texts.length, page: 1, pages: 1, ...given, texts };
}
