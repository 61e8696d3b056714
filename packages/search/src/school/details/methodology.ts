import type { MethodologyTag } from '@melhor-escola/domain/school-tag';

/** What a school with this methodology usually does, in one sentence that parents can picture. */
const methodologies: Readonly<Record<MethodologyTag, string>> = {
  tradicional: 'O professor conduz a aula, o conteúdo segue uma ordem e o aprendizado é medido em provas.',
  construtivista: 'O aluno chega ao conceito por perguntas e projetos; o professor orienta o caminho.',
  sociointeracionista: 'Aprende-se na troca: trabalhos em grupo, conversa e situações da vida real.',
  montessoriana: 'A criança escolhe entre materiais preparados e avança no próprio ritmo, com autonomia.',
  waldorf:
    'Arte, trabalhos manuais e natureza andam com as matérias; o mesmo professor acompanha a turma por anos.',
  freiriana: 'Parte do que o aluno vive e discute, para ler o mundo e agir nele.',
  bilingue: 'Parte das aulas é dada em outra língua, além das aulas da própria língua.',
};

/** Meaning of a methodology; `undefined` for other tags. */
export function methodologyMeaning(slug: string): string | undefined {
  return new Map<string, string>(Object.entries(methodologies)).get(slug);
}
