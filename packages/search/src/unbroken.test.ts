import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

describe('unbroken', () => {
  it('RT-21 the numeral of a stage or grade never begins a line', () => {
    const names = [...stageGroups, ...grades].map(({ name }) => unbroken(name));
    expect(names.filter((name) => / I+$/u.test(name))).toEqual([]);
    expect(
      names.filter((name) => name.includes('\u00A0')).map((name) => name.replace('\u00A0', '~')),
    ).toEqual([
      'Ensino Fundamental~I',
      'Ensino Fundamental~II',
      'Maternal~I',
      'Maternal~II',
      'Jardim~I',
      'Jardim~II',
    ]);
  });

  it('ties it within a sentence too, and leaves words alone that begin like one', () => {
    expect(unbroken('Ensino Fundamental II: 11 a 14 anos em Içara e Ilhéus')).toBe(
      'Ensino Fundamental\u00A0II: 11 a 14 anos em Içara e Ilhéus',
    );
  });
});
