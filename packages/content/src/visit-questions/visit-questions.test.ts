import { schoolTags } from '@melhor-escola/domain/school-tag';
import { describe, expect, it } from 'vitest';
import { methodologies } from '../methodologies/methodologies.ts';
import { questionsFor } from './visit-questions.ts';

const headings = (tags: readonly string[]) => questionsFor(tags).map(({ heading }) => heading);

describe('questionsFor', () => {
  it('asks the same eight questions at every school', () => {
    expect(questionsFor([]).map(({ questions }) => questions.length)).toEqual([8]);
    expect(headings(['piscina', 'sem-metodologia'])).toEqual(['Em qualquer escola']);
  });

  it('EN-19 adds those of each methodology of the school', () => {
    expect(headings(['biblioteca', 'waldorf', 'bilingue'])).toEqual([
      'Em qualquer escola',
      'Em uma escola Waldorf',
      'Em uma escola bilíngue',
    ]);
  });

  it('EN-19 has two or three for each methodology that the site explains', () => {
    const asked = schoolTags.filter(({ slug }) => questionsFor([slug]).length > 1).map(({ slug }) => slug);
    expect(asked.toSorted()).toEqual(methodologies.map(({ slug }) => slug).toSorted());
    for (const slug of asked) expect([2, 3]).toContain(questionsFor([slug])[1]?.questions.length);
  });

  it('has an id for each question, so that none is checked with another', () => {
    const ids = questionsFor(schoolTags.map(({ slug }) => slug)).flatMap(({ questions }) =>
      questions.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    // All of them can be stored.
    expect(ids.length).toBeLessThanOrEqual(40);
  });
});
