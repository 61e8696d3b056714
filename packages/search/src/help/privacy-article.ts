import { site } from '@melhor-escola/config/site';
import type { HelpArticle } from './help-article.ts';

/** The privacy policy (RT-14): only what the site does today. A new use of data is written here before it is built. */
export const privacyArticle: HelpArticle = {
  title: 'Política de privacidade',
  description:
    'O que o Melhor Escola sabe sobre quem visita o site, por que sabe, por quanto tempo e como falar conosco.',
  lead: 'Procurar escola é assunto da sua família. Por isso o site funciona sem cadastro, e esta página diz, em poucas palavras, o que fica registrado quando você o visita.',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'o-que-coletamos',
      heading: 'O que fica registrado',
      paragraphs: [
        'Para buscar escolas você não precisa informar nome, e-mail, telefone nem CPF, e nós não pedimos nenhum deles.',
        'Nossos servidores registram, por página aberta, o caminho, o horário e se a resposta deu certo. Esse registro serve para consertar falhas. Ele não guarda o que você digitou, nem o seu endereço na internet.',
        'O endereço da página de resultados leva os filtros que você escolheu, para que você possa voltar a ela ou enviá-la a alguém. Quem receber o link verá os mesmos filtros.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'Hoje o site não grava cookies nem usa ferramentas de publicidade ou de medição de terceiros. Se isso mudar, vamos perguntar antes, e recusar será tão fácil quanto aceitar.',
      ],
    },
    {
      id: 'localizacao',
      heading: 'Localização',
      paragraphs: [
        'A cidade da busca é a que você escolhe. O site não lê a posição do seu aparelho sem que você peça.',
      ],
    },
    {
      id: 'escolas',
      heading: 'Dados das escolas',
      paragraphs: [
        'Endereço, etapas de ensino e infraestrutura vêm do Censo Escolar, que o Inep publica. A página de cada escola mostra a fonte e o ano. Se a sua escola encontrar um erro, escreva para nós: corrigimos e dizemos quando.',
      ],
    },
    {
      id: 'seus-direitos',
      heading: 'Seus direitos',
      paragraphs: [
        'A Lei Geral de Proteção de Dados (Lei nº 13.709/2018) dá a você o direito de saber quais dados seus alguém trata, de corrigi-los, de pedir que sejam apagados e de retirar um consentimento.',
        `Para exercer qualquer um deles, ligue para ${site.phone.label}. A ligação é gratuita. Respondemos em até 15 dias.`,
      ],
    },
  ],
};
