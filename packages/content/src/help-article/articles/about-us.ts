import { site } from '@melhor-escola/config/site';
import { paymentRule, refundRule } from '@melhor-escola/domain/refund-rule';
import type { HelpArticle } from '../../article/article.ts';

/** Who runs the site, how it earns money, and what a family pays (Decree 7.962/2013, art. 2). */
export const aboutUsArticle: HelpArticle = {
  slug: 'quem-somos',
  title: 'Quem somos',
  description:
    'Quem está por trás do site: nome, CNPJ e endereço, como ele ganha dinheiro, o que a família paga e como recebe de volta.',
  lead: 'Antes de confiar a nós uma escolha como esta, você tem o direito de saber com quem fala e quem paga a conta.',
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'empresa',
      heading: 'A empresa',
      blocks: [
        `O ${site.name} é de uma empresa brasileira, que responde por ele e por estas páginas:`,
        { company: 'identity' },
        `Fale com a gente pelo ${site.phone.label}, que é grátis, ou pelo WhatsApp.`,
      ],
    },
    {
      id: 'como-ganhamos',
      heading: 'Como o site ganha dinheiro',
      blocks: [
        { company: 'income' },
        'Ser parceira conta na ordem por relevância, e a página dos resultados diz quanto: “Por que estou vendo isto?”. Não muda a nota nem as avaliações de nenhuma escola.',
      ],
    },
    {
      id: 'o-que-voce-paga',
      heading: 'O que você paga',
      blocks: [
        'Buscar, comparar, avaliar e reservar é grátis. Para garantir a vaga você paga a matrícula ou, se a escola não a cobra, a primeira mensalidade com a bolsa: um valor do ano letivo, não uma taxa do site.',
        paymentRule,
        refundRule,
        { links: [{ label: 'Termos de uso', to: (links) => links.terms('reserva') }] },
      ],
    },
  ],
};
