import { describe, expect, it } from 'vitest';
import { filledVisit } from '../../fixtures/visits.ts';
import {
  emptyVisit,
  readVisitForm,
  requestedTimes,
  timeValuesFor,
  visitRules,
  visitFieldNames,
  visitProblems,
} from './visit-values.ts';

describe('product 14 the values of a visit form', () => {
  it('are read from a plain form, and sent without empty texts', () => {
    const sent = new URLSearchParams(Object.entries(filledVisit));
    sent.set('unknown', 'x');
    const values = readVisitForm(sent);
    expect(values).toEqual(filledVisit);
    expect(visitProblems(values)).toEqual({});
    expect(visitRules.toBody({ ...values, contactName: 'MARIA DAS DORES', question: ' ' })).toEqual({
      contactName: 'Maria das Dores',
      email: 'maria@exemplo.com.br',
      phone: '(63) 98877-6655',
      studentGrade: '1-ano',
      times: ['2026-12-01T09:00', '2026-12-03T14:00'],
      question: null,
    });
    expect(Object.keys(emptyVisit).toSorted()).toEqual([...visitFieldNames].toSorted());
  });

  it.each([
    ['nothing', emptyVisit, { day1: 'Escolha dois ou três horários ou escreva a sua pergunta' }],
    ['a day without an hour', { ...emptyVisit, day1: '2026-12-01' }, { hour1: 'Escolha também a hora' }],
    ['an hour without a day', { ...emptyVisit, hour2: '9' }, { day2: 'Escolha também o dia' }],
    [
      'one time',
      { ...emptyVisit, day1: '2026-12-01', hour1: '9' },
      { day2: 'Escolha dois ou três horários' },
    ],
    [
      'one time, in the second place',
      { ...emptyVisit, day2: '2026-12-01', hour2: '9' },
      { day3: 'Escolha dois ou três horários' },
    ],
    [
      'equal times',
      { ...filledVisit, day3: '2026-12-01', hour3: '9' },
      { day3: 'Escolha horários diferentes' },
    ],
    ['a question alone', { ...filledVisit, ...timeValuesFor([]) }, {}],
  ] as const)('have the problems of the chosen times: %s', (_, values, problems) => {
    const found = visitProblems({
      ...values,
      contactName: 'Maria das Dores',
      email: 'maria@exemplo.com.br',
    });
    expect(found).toEqual(problems);
  });

  it('have the domain’s problems by field', () => {
    expect(visitProblems({ ...filledVisit, contactName: '', email: 'x@', phone: '1' })).toEqual({
      contactName: 'O campo nome é obrigatório',
      email: 'E-mail inválido',
      phone: 'Telefone inválido',
    });
  });

  it('are those of a request that is moved', () => {
    const values = timeValuesFor(['2026-12-01T09:00', '2026-12-03T14:00']);
    expect(values).toMatchObject({ day1: '2026-12-01', hour1: '9', hour2: '14', day3: '', hour3: '' });
    expect(requestedTimes(values)).toEqual(['2026-12-01T09:00', '2026-12-03T14:00']);
    expect(requestedTimes({ ...values, day1: '1/12', hour2: 'nove' })).toEqual([]);
  });
});
