import type { StageGroupSlug } from '@melhor-escola/domain/stage';

/** Facts about a school stage in Brazilian law. */
export interface StageFacts {
  readonly ages: string;
  /** Its purpose, and what the law requires. */
  readonly text: string;
  readonly source: string;
}

/**
 * Ages assume entry on time: six years old by 31 March for the first year (CNE/CEB 2/2018). Hours and years follow the
 * education law, Lei 9.394/1996; for secondary school as changed by Lei 14.945/2024.
 */
export const stageFacts: Readonly<Record<StageGroupSlug, StageFacts>> = {
  'educacao-infantil': {
    ages: 'até 5 anos',
    text: 'Creche até os 3 anos e pré-escola aos 4 e 5, quando a matrícula já é obrigatória. O atendimento é de pelo menos 4 horas por dia no turno parcial e de 7 no integral, e não há reprovação.',
    source: 'Lei 9.394/1996, artigos 29 a 31',
  },
  'ensino-fundamental-i': {
    ages: '6 a 10 anos',
    text: 'Do 1º ao 5º ano, com a alfabetização nos dois primeiros. Entra no 1º ano quem faz 6 anos até 31 de março. São pelo menos 800 horas de aula em 200 dias por ano.',
    source: 'Lei 9.394/1996, artigos 24 e 32',
  },
  'ensino-fundamental-ii': {
    ages: '11 a 14 anos',
    text: 'Do 6º ao 9º ano, com um professor para cada disciplina. São pelo menos 800 horas de aula em 200 dias por ano, e o inglês é obrigatório.',
    source: 'Lei 9.394/1996, artigos 24 e 26',
  },
  'ensino-medio': {
    ages: '15 a 17 anos',
    text: 'Três séries e pelo menos 3.000 horas: 2.400 de formação geral, iguais para todos, e 600 do itinerário que o aluno escolhe. É a etapa que prepara para o Enem e o vestibular.',
    source: 'Lei 9.394/1996, artigo 35, com a Lei 14.945/2024',
  },
};

const ageAnswers: Readonly<Record<StageGroupSlug, string>> = {
  'educacao-infantil': 'Dos primeiros meses aos 5 anos. Aos 4 a matrícula passa a ser obrigatória.',
  'ensino-fundamental-i': 'Dos 6 aos 10 anos. Entra no 1º ano quem faz 6 anos até 31 de março.',
  'ensino-fundamental-ii': 'Dos 11 aos 14 anos, do 6º ao 9º ano.',
  'ensino-medio': 'Dos 15 aos 17 anos, em três séries.',
};

/** A sentence about the ages of a stage. */
export function ageOfStage(stage: StageGroupSlug): string {
  return ageAnswers[stage];
}
