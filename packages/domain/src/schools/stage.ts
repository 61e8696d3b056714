/** A group of school years (EN-05). `determinant` is the article: 'a' educação infantil, 'o' ensino médio. */
export interface StageGroup {
  readonly key: StageGroupKey;
  readonly groupSlug: StageGroupSlug;
  readonly name: string;
  readonly determinant: 'o' | 'a';
  /** Slugs of the grades in the group, youngest first. */
  readonly stagesSlugs: readonly GradeSlug[];
  /** The schema.org type of a school of this stage (CO-03). */
  readonly schemaType: 'Preschool' | 'ElementarySchool' | 'HighSchool';
}

/** A selectable school year (EN-05). */
export interface Grade {
  readonly name: string;
  readonly slug: GradeSlug;
  readonly stage: StageGroupSlug;
  /** Index among all grades, 0 for the youngest; the database stores it and sorts by it. */
  readonly order: number;
}

export type StageGroupKey = 'infantil' | 'fundamentalI' | 'fundamentalII' | 'medio';

export type StageGroupSlug =
  | 'educacao-infantil'
  | 'ensino-fundamental-i'
  | 'ensino-fundamental-ii'
  | 'ensino-medio';

const gradesByStage = {
  'educacao-infantil': [
    ['bercario', 'Berçário'],
    ['maternal-i', 'Maternal I'],
    ['maternal-ii', 'Maternal II'],
    ['jardim-i', 'Jardim I'],
    ['jardim-ii', 'Jardim II'],
  ],
  'ensino-fundamental-i': [
    ['1-ano', '1º ano'],
    ['2-ano', '2º ano'],
    ['3-ano', '3º ano'],
    ['4-ano', '4º ano'],
    ['5-ano', '5º ano'],
  ],
  'ensino-fundamental-ii': [
    ['6-ano', '6º ano'],
    ['7-ano', '7º ano'],
    ['8-ano', '8º ano'],
    ['9-ano', '9º ano'],
  ],
  'ensino-medio': [
    ['1-serie', '1ª série'],
    ['2-serie', '2ª série'],
    ['3-serie', '3ª série'],
  ],
} as const satisfies Record<StageGroupSlug, readonly (readonly [string, string])[]>;

export type GradeSlug = (typeof gradesByStage)[StageGroupSlug][number][0];

function group(
  key: StageGroupKey,
  groupSlug: StageGroupSlug,
  name: string,
  determinant: StageGroup['determinant'],
  schemaType: StageGroup['schemaType'],
): StageGroup {
  return {
    key,
    groupSlug,
    name,
    determinant,
    schemaType,
    stagesSlugs: gradesByStage[groupSlug].map(([slug]) => slug),
  };
}

/** The four stage groups, youngest first. */
export const stageGroups: readonly StageGroup[] = [
  group('infantil', 'educacao-infantil', 'Educação Infantil', 'a', 'Preschool'),
  group('fundamentalI', 'ensino-fundamental-i', 'Ensino Fundamental I', 'o', 'ElementarySchool'),
  group('fundamentalII', 'ensino-fundamental-ii', 'Ensino Fundamental II', 'o', 'ElementarySchool'),
  group('medio', 'ensino-medio', 'Ensino Médio', 'o', 'HighSchool'),
];

/** All grades, youngest first. */
export const grades: readonly Grade[] = stageGroups
  .flatMap(({ groupSlug }) =>
    gradesByStage[groupSlug].map(([slug, name]) => ({ slug, name, stage: groupSlug })),
  )
  .map((grade, order) => ({ ...grade, order }));

const groupsBySlug = new Map<string, StageGroup>(stageGroups.map((stage) => [stage.groupSlug, stage]));
const gradesBySlug = new Map<string, Grade>(grades.map((grade) => [grade.slug, grade]));

/** The group with this slug; `undefined` if there is none (callers raise the unknown-stage-group error). */
export function findStageGroup(slug: string): StageGroup | undefined {
  return groupsBySlug.get(slug);
}

/** The grade with this slug; `undefined` when there is none. */
export function findGrade(slug: string): Grade | undefined {
  return gradesBySlug.get(slug);
}

/** The grade with this name, as an order keeps it; `undefined` if a school named it otherwise. */
export function findGradeByName(name: string): Grade | undefined {
  return grades.find((grade) => grade.name === name);
}

/** The grade with this order; `undefined` if there is none. */
export function gradeAt(order: number): Grade | undefined {
  return grades[order];
}

/** 'na Educação Infantil', 'no Ensino Médio' (EN-05). */
export function inStage(stage: Pick<StageGroup, 'determinant' | 'name'>): string {
  return `n${stage.determinant} ${stage.name}`;
}

/** 'da Educação Infantil', 'do Ensino Médio'. */
export function ofStage(stage: Pick<StageGroup, 'determinant' | 'name'>): string {
  return `d${stage.determinant} ${stage.name}`;
}

/** 'para o 6º ano', 'para a 1ª série', 'para o Berçário'. */
export function forTheGrade(grade: Pick<Grade, 'stage' | 'name'>): string {
  return `para ${gradeDeterminant(grade)} ${grade.name}`;
}

/** 'do 6º ano', 'da 1ª série', 'do Berçário'. */
export function ofTheGrade(grade: Pick<Grade, 'stage' | 'name'>): string {
  return `d${gradeDeterminant(grade)} ${grade.name}`;
}

function gradeDeterminant({ stage }: Pick<Grade, 'stage'>): 'a' | 'o' {
  return stage === 'ensino-medio' ? 'a' : 'o';
}

/** Time of day of a class (RT-20). */
export interface Shift {
  readonly slug: ShiftSlug;
  readonly name: string;
}

export type ShiftSlug = 'manha' | 'tarde' | 'noite' | 'integral';

/** All shifts, in the order of the day. The database stores the index. */
export const shifts: readonly Shift[] = [
  { slug: 'manha', name: 'Manhã' },
  { slug: 'tarde', name: 'Tarde' },
  { slug: 'noite', name: 'Noite' },
  { slug: 'integral', name: 'Integral' },
];

/** The shift with this slug; `undefined` when there is none. */
export function findShift(slug: string): Shift | undefined {
  return shifts.find((shift) => shift.slug === slug);
}
