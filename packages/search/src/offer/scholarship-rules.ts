/** What holds for every scholarship of the site, in one line, said wherever a price is shown. */
export const scholarshipRule = 'Para novos alunos. O desconto vale até o fim da etapa.';

/** A rule of the scholarships, in a few words and in full. */
export interface ScholarshipRule {
  readonly term: string;
  readonly text: string;
}

/** What holds for every scholarship of the site, in one place (product, feature 2): the terms of use say the same. */
export const scholarshipRules: readonly ScholarshipRule[] = [
  {
    term: 'Só para alunos novos',
    text: 'A bolsa é para quem ainda não estuda nesta escola. Para quem já é aluno, em regra, não vale.',
  },
  {
    term: 'Até o fim da etapa',
    text: 'O desconto continua nos anos seguintes, até terminar a etapa em que o aluno entrou, com as mensalidades em dia.',
  },
  {
    term: 'Sobre a mensalidade',
    text: 'O desconto é uma porcentagem da mensalidade. A escola pode reajustá-la a cada ano: a porcentagem fica.',
  },
  {
    term: 'Vagas contadas',
    text: 'Cada série e turno tem um número de vagas e um prazo, que estão na bolsa. Quando acabam, ela sai da página.',
  },
  {
    term: 'O ano inteiro',
    text: 'O contrato é anual: matrícula e 12 mensalidades (Lei nº 9.870/1999). Material, uniforme e alimentação são à parte.',
  },
];
