import { describe, expect, it } from 'vitest';
import {
  findGrade,
  findStageGroup,
  forTheGrade,
  gradeAt,
  grades,
  inStage,
  ofStage,
  ofTheGrade,
  stageGroups,
} from './stage.ts';

describe('stages and grades', () => {
  it('RT-21 has the four groups of the spec, youngest first', () => {
    expect(stageGroups.map((group) => group.groupSlug)).toEqual([
      'educacao-infantil',
      'ensino-fundamental-i',
      'ensino-fundamental-ii',
      'ensino-medio',
    ]);
  });

  it('EN-05 has every grade from Berçário to the third year, each in one group', () => {
    expect(grades.map((grade) => grade.name).join(', ')).toBe(
      'Berçário, Maternal I, Maternal II, Jardim I, Jardim II, 1º ano, 2º ano, 3º ano, 4º ano, 5º ano, 6º ano, 7º ano, 8º ano, 9º ano, 1ª série, 2ª série, 3ª série',
    );
    expect(stageGroups.flatMap((group) => group.stagesSlugs)).toEqual(grades.map((grade) => grade.slug));
    for (const grade of grades) expect(findStageGroup(grade.stage)?.stagesSlugs).toContain(grade.slug);
  });

  it('CO-03 maps stages to schema.org types', () => {
    expect(stageGroups.map((group) => group.schemaType)).toEqual([
      'Preschool',
      'ElementarySchool',
      'ElementarySchool',
      'HighSchool',
    ]);
  });

  it('finds a grade by slug and by order; undefined for unknown ones', () => {
    expect(findGrade('1-ano')?.order).toBe(5);
    expect(gradeAt(5)?.slug).toBe('1-ano');
    expect([findGrade('13-ano'), gradeAt(99), findStageGroup('medio')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('A6 a grade has the article of its kind', () => {
    expect(
      ['bercario', '6-ano', '1-serie'].map(findGrade).map((grade) => grade && forTheGrade(grade)),
    ).toEqual(['para o Berçário', 'para o 6º ano', 'para a 1ª série']);
    expect(['bercario', '1-serie'].map(findGrade).map((grade) => grade && ofTheGrade(grade))).toEqual([
      'do Berçário',
      'da 1ª série',
    ]);
  });

  it('EN-05 A6 uses the right article for each group', () => {
    expect(stageGroups.map(inStage)).toEqual([
      'na Educação Infantil',
      'no Ensino Fundamental I',
      'no Ensino Fundamental II',
      'no Ensino Médio',
    ]);
    expect(stageGroups.map(ofStage)[0]).toBe('da Educação Infantil');
  });
});
