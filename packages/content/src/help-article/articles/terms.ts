import { site } from '@melhor-escola/config/site';
import { paymentRule, refundRule } from '@melhor-escola/domain/refund-rule';
import { scholarshipLossRule } from '@melhor-escola/domain/scholarship-path';
import type { HelpArticle } from '../../article/article.ts';

/** The terms of use (RT-14). The full rules of scholarships; cards have them in one line. */
export const termsArticle: HelpArticle = {
  slug: 'termos',
  title: 'Termos de uso',
  description: `As regras do ${site.name}: o que é uma bolsa, para quem vale, quanto dura o desconto, como se reserva e o que vale para avaliações.`,
  lead: 'Estas são as regras do site e das bolsas que ele mostra. Foram escritas para serem lidas: 5 minutos bastam.',
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'o-que-somos',
      heading: 'O que o site faz',
      blocks: [
        `O ${site.name} reúne escolas particulares do Brasil e as bolsas de estudo que elas oferecem. Quem aceita a matrícula, assina o contrato e dá as aulas é a escola.`,
        'Buscar, comparar, ler e escrever avaliações é grátis e não pede conta. Para reservar uma bolsa é preciso ter conta.',
      ],
    },
    {
      id: 'o-que-e-uma-bolsa',
      heading: 'O que é uma bolsa',
      blocks: [
        'Uma bolsa é um desconto, em porcentagem, sobre a mensalidade de uma série e de um turno de uma escola.',
        {
          facts: [
            {
              term: 'Para quem',
              details: ['Em regra, para alunos que ainda não estudam na escola.'],
            },
            {
              term: 'Quantas',
              details: [
                'As vagas são limitadas. A página da escola mostra quantas restam quando a escola informa.',
              ],
            },
            {
              term: 'Até quando reservar',
              details: ['Até a data da bolsa ou até a última vaga, o que vier primeiro.'],
            },
            {
              term: 'Quanto dura',
              details: [
                'Até o fim da etapa em que o aluno entrou: quem começa no 6º ano mantém a bolsa até o 9º.',
                scholarshipLossRule,
              ],
            },
            {
              term: 'Reajuste',
              details: [
                'A mensalidade pode ser reajustada de um ano para o outro. A porcentagem da bolsa continua a mesma e incide sobre o novo valor.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'quanto-custa-o-ano',
      heading: 'Quanto custa o ano',
      blocks: [
        'O contrato com a escola é anual e o valor pode ser dividido em doze parcelas (Lei nº 9.870/1999). O custo do ano que mostramos soma a matrícula, doze mensalidades e os extras que a escola divulga, com e sem a bolsa.',
        'Material, uniforme, alimentação e transporte que a escola não divulga não entram na conta: cada bolsa diz quais são. Atividades extras também ficam de fora.',
      ],
    },
    {
      id: 'reserva',
      heading: 'Reserva e pagamento',
      blocks: [
        'A reserva guarda uma vaga no seu nome por 48 horas, pelos valores que você viu. Sem o pagamento nesse prazo, ela é cancelada e a vaga volta para a escola.',
        `O que se paga é a matrícula ou, se a escola não a cobra, a primeira mensalidade com a bolsa. ${paymentRule} Depois do pagamento, a escola confirma a matrícula. Se nenhuma das duas é cobrada, a bolsa já é sua ao reservar, e você pode cancelá-la em Minhas bolsas até a matrícula.`,
        `${refundRule} Para desistir, ligue grátis para ${site.phone.label}.`,
      ],
    },
    {
      id: 'avaliacoes',
      heading: 'Avaliações',
      blocks: [
        'Pode avaliar quem é ou foi da escola: família, aluno, ex-aluno ou funcionário. Cada e-mail avalia uma escola uma vez, e a avaliação só aparece depois de confirmada pelo link que enviamos.',
        {
          facts: [
            {
              term: 'A nota da escola',
              details: [
                'É a média das cinco notas de todas as avaliações publicadas. Aparece a partir de três avaliações, ao lado do número delas. Ser parceira do site não muda a nota.',
              ],
            },
            {
              term: 'Os selos',
              details: [
                '“E-mail confirmado” quer dizer que quem escreveu tem acesso ao e-mail informado. “Matrícula feita por aqui”, que o mesmo e-mail reservou uma bolsa por aqui e a escola confirmou a matrícula.',
              ],
            },
            {
              term: 'O que não pode',
              details: [
                'Ofensa ou discriminação; dados pessoais de alguém, como o nome completo de um professor ou de um aluno; propaganda; texto sobre outra escola; relato de quem não a conhece.',
              ],
            },
            {
              term: 'Denúncia',
              details: [
                'Qualquer pessoa pode denunciar. Com três denúncias, de pessoas diferentes, a avaliação sai do ar até alguém da equipe decidir. Criticar não é motivo para sair.',
              ],
            },
            {
              term: 'Resposta',
              details: ['A escola pode responder a cada avaliação. A resposta aparece abaixo dela.'],
            },
            {
              term: 'Autoria',
              details: [
                'O texto continua seu. Ao enviá-lo, você autoriza o site a mostrá-lo na página da escola e em outras páginas nossas, com o nome que você escolheu.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'perguntas',
      heading: 'Perguntas e respostas',
      blocks: [
        'Qualquer pessoa pode perguntar a uma escola, sem conta. A pergunta só aparece depois de confirmada pelo link que enviamos ao e-mail. Valem as mesmas regras das avaliações: o que não pode, a denúncia e a autoria.',
        'Quem responde é a escola, e a resposta é responsabilidade dela. O site não promete que ela virá, nem em quanto tempo.',
      ],
    },
    {
      id: 'informacoes',
      heading: 'De onde vêm as informações',
      blocks: [
        'Os dados oficiais vêm do Censo Escolar, com o ano ao lado. Preços, vagas e prazos são informados pelas escolas parceiras, que respondem por eles. O que ninguém informou aparece como “não divulgado”.',
        'Páginas marcadas como demonstração mostram escolas e bolsas fictícias, para que se conheça o site.',
        'Achou um erro? Ligue e diga em que página. Corrigimos o que é nosso e avisamos a escola do que é dela.',
        { links: [{ label: 'Sobre os dados', to: (links) => links.dataSources() }] },
      ],
    },
    {
      id: 'conta',
      heading: 'Sua conta',
      blocks: [
        'A conta é de uma pessoa com CPF válido, e o que é feito com ela vale como feito por essa pessoa. Se perceber um acesso que não foi seu, troque a senha: isso encerra todos os outros acessos.',
        'Você pode excluir a conta quando quiser.',
        {
          links: [
            { label: 'O que fica depois da exclusão', to: (links) => links.privacy('depois-da-exclusao') },
          ],
        },
      ],
    },
    {
      id: 'mudancas',
      heading: 'Quando estas regras mudam',
      blocks: [
        'A nova versão aparece aqui com a data no alto. O que você já reservou ou pagou segue as regras do dia da reserva.',
        `Dúvidas? Ligue de graça para ${site.phone.label}.`,
      ],
    },
  ],
};
