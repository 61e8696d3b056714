import { site } from '@melhor-escola/config/site';
import type { HelpArticle } from './help-article.ts';

/** The help centre (RT-14): the questions that a search for a school raises. */
export const helpCenterArticle: HelpArticle = {
  title: 'Central de ajuda',
  description:
    'Como encontrar escolas e bolsas, o que está incluído no preço, para quem a bolsa vale e como falar conosco.',
  lead: 'As respostas para o que mais nos perguntam. Se a sua pergunta não estiver aqui, ligue: a ligação é gratuita.',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'como-encontrar',
      heading: 'Como encontro uma escola?',
      paragraphs: [
        'Escreva o começo do nome da sua cidade e escolha uma das sugestões. Depois, use os filtros: série, bairro, turno e quanto você pode pagar por mês. O número ao lado de cada opção diz quantas bolsas há nela.',
      ],
    },
    {
      id: 'preco',
      heading: 'O que está no preço?',
      paragraphs: [
        'O valor em destaque é a mensalidade já com a bolsa. Ao lado está a mensalidade sem desconto e quanto você economiza em um ano.',
        'O custo do ano soma a matrícula e doze mensalidades. Material, uniforme e alimentação ficam de fora, a menos que a oferta diga o contrário.',
      ],
    },
    {
      id: 'quem-pode',
      heading: 'Para quem a bolsa vale?',
      paragraphs: [
        'Em regra, para quem ainda não estuda na escola. O desconto vale até o fim da etapa: quem entra no 6º ano, por exemplo, mantém a bolsa até o 9º.',
      ],
    },
    {
      id: 'sem-bolsa',
      heading: 'Por que há escolas sem bolsa na lista?',
      paragraphs: [
        'Porque a escola certa pode ser uma delas. Mostramos primeiro as bolsas e, depois, as outras escolas particulares da cidade que constam do Censo Escolar.',
      ],
    },
    {
      id: 'dados-oficiais',
      heading: 'O que são os dados oficiais?',
      paragraphs: [
        'Todo ano as escolas respondem ao Censo Escolar do Inep. De lá vêm as etapas de ensino, a infraestrutura e o código da escola. Quando a escola não respondeu, escrevemos “não divulgado”.',
      ],
    },
    {
      id: 'contato',
      heading: 'Como falo com vocês?',
      paragraphs: [`Pelo telefone ${site.phone.label}. A ligação é gratuita, de telefone fixo ou celular.`],
    },
  ],
};
