import type { HelpArticle } from './help-article.ts';

/** The terms of use (RT-14). The rules of scholarships stand here in full and on every card in one line. */
export const termsArticle: HelpArticle = {
  title: 'Termos de uso',
  description:
    'As regras do Melhor Escola: o que é uma bolsa, para quem vale, quanto tempo dura o desconto e o que cabe à escola.',
  lead: 'Estas são as regras do site e das bolsas que ele mostra. Estão escritas para serem lidas.',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'o-que-somos',
      heading: 'O que o site faz',
      paragraphs: [
        'O Melhor Escola reúne escolas particulares do Brasil e as bolsas de estudo que elas oferecem. Quem decide sobre a matrícula, assina o contrato e dá as aulas é a escola.',
      ],
    },
    {
      id: 'o-que-e-uma-bolsa',
      heading: 'O que é uma bolsa',
      paragraphs: [
        'Uma bolsa é um desconto, em porcentagem, sobre a mensalidade de uma série e de um turno. O número de vagas é limitado, e cada bolsa tem uma data até a qual pode ser garantida.',
        'Em regra, a bolsa vale para alunos que ainda não estudam na escola.',
        'O desconto vale até o fim da etapa de ensino em que o aluno entrou, desde que as mensalidades sejam pagas em dia e as regras da escola sejam respeitadas.',
      ],
    },
    {
      id: 'quanto-custa-o-ano',
      heading: 'Quanto custa o ano',
      paragraphs: [
        'O contrato com a escola é anual e o valor é dividido em doze parcelas (Lei nº 9.870/1999). O custo do ano que mostramos soma a matrícula e as doze mensalidades, com e sem a bolsa.',
        'Material, uniforme, alimentação e atividades extras não entram na conta, a menos que a oferta diga o contrário. A escola pode reajustar a mensalidade de um ano para o outro; o desconto da bolsa incide sobre o valor reajustado.',
      ],
    },
    {
      id: 'informacoes',
      heading: 'De onde vêm as informações',
      paragraphs: [
        'Os dados oficiais vêm do Censo Escolar do Inep, com o ano ao lado. Preços, vagas e prazos são informados pelas escolas parceiras. Quando um dado não existe, dizemos “não divulgado”.',
        'Páginas marcadas como demonstração mostram escolas e bolsas fictícias, para que se conheça o site. Elas não podem ser reservadas.',
      ],
    },
    {
      id: 'avaliacoes',
      heading: 'Avaliações',
      paragraphs: [
        'As avaliações são a opinião de quem as escreveu. A nota da escola é a média das notas publicadas e aparece ao lado do número de avaliações.',
      ],
    },
  ],
};
