/** How a family gets from here to a scholarship, in three steps. */
export const steps = [
  {
    title: 'Procure pela cidade',
    text: 'Escolha a série, o turno e quanto pode pagar por mês. Você vê o preço sem criar conta.',
  },
  {
    title: 'Compare o que importa',
    text: 'Mensalidade, custo do ano, estrutura e avaliações. Os dados oficiais vêm do Censo Escolar.',
  },
  {
    title: 'Combine com a escola',
    text: 'Conheça a escola, tire suas dúvidas e faça a matrícula com o desconto da bolsa.',
  },
] as const;

/** What a family should know before it counts on a scholarship. */
export const scholarshipFacts = [
  {
    term: 'Para quem é',
    text: 'Em regra, para alunos novos na escola. Quem já estuda nela costuma ficar de fora.',
  },
  {
    term: 'Quanto tempo vale',
    text: 'O desconto vale até o fim da etapa: quem entra no 6º ano com bolsa continua com ela até o 9º.',
  },
  {
    term: 'Quantas existem',
    text: 'Cada escola oferece um número limitado de vagas por série e turno. A página mostra quantas restam.',
  },
  {
    term: 'Quanto custa o ano',
    text: 'A matrícula mais 12 mensalidades. Mostramos o total do ano com a bolsa e sem ela, para não haver surpresa.',
  },
] as const;
