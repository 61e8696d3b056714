import { mapProvider } from '@melhor-escola/config/site';
import type { HelpArticle } from '../../article/article.ts';

/** The sections of the privacy policy about storage on the device and cookies. */
export const onDeviceSections: HelpArticle['sections'] = [
  {
    id: 'no-seu-aparelho',
    heading: 'O que fica no seu aparelho',
    blocks: [
      {
        facts: [
          {
            term: 'Favoritas e comparação',
            details: [
              'Sem conta, as escolas que você marca, e a série para a qual você as salvou, ficam no navegador. Somem quando você limpa os dados do site.',
              'Quando você entra na conta, as favoritas passam a ficar guardadas nela. Quando você sai, somem do navegador.',
            ],
          },
          {
            term: 'Série',
            details: [
              'A última série que você escolheu na busca, para os preços serem os dela. Fica só no navegador e some quando você tira a série da busca ou limpa os dados do site.',
            ],
          },
          {
            term: 'Última cidade',
            details: [
              'A última cidade em que você procurou, para as páginas começarem por ela. Fica só no navegador e some quando você limpa os dados do site.',
            ],
          },
          {
            term: 'Buscas recentes',
            details: [
              'As três últimas cidades ou escolas que você escolheu no campo de busca, para você voltar a elas com um toque. Ficam só no navegador e somem em “Limpar buscas recentes”, quando você limpa os dados do site ou exclui a conta.',
            ],
          },
          {
            term: 'Régua do orçamento',
            details: [
              'Quanto a família pode pagar por mês, se você escreve, para cada preço dizer se cabe. Fica só no navegador e some em “Tirar a régua” ou quando você limpa os dados do site.',
            ],
          },
          {
            term: 'Escolas para ler sem internet',
            details: [
              'As páginas das últimas 30 escolas que você abriu e das últimas que você salvou, por até 60 dias. São as páginas públicas, sem nada sobre você. Somem quando você sai da conta ou limpa os dados do site.',
            ],
          },
          {
            term: 'Roteiro das visitas',
            details: [
              'O que você marca e anota sobre cada escola salva, com o nome, o endereço e o telefone dela. Fica só no navegador, também sem internet. Some quando você sai da conta, limpa os dados do site ou passa 90 dias sem abrir o roteiro.',
            ],
          },
          {
            term: 'Avaliação ou pergunta em rascunho',
            details: [
              'Enquanto você escreve, o navegador guarda o texto na própria aba, para que recarregar a página não apague nada. Some ao enviar ou ao fechar a aba.',
            ],
          },
          {
            term: 'Cookies da conta',
            details: [
              'Um cookie mantém você conectado por até 30 dias e outro identifica a visita. São necessários para entrar na conta e continuar nela.',
              'Quando você cria a conta, entra, reserva, pede uma visita ou faz uma pergunta, um cookie guarda um número sorteado para este navegador. Ele não diz quem você é e some quando você sai da conta ou depois de um ano.',
            ],
          },
          {
            term: 'Sua escolha sobre cookies',
            details: [
              'Um cookie lembra o que você aceitou ou recusou. Depois de 180 dias, perguntamos de novo.',
            ],
          },
          {
            term: 'Economia de dados',
            details: [
              'Se você liga ou desliga “Economizar dados” no rodapé, um cookie lembra a escolha por um ano.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies',
    blocks: [
      'Nada opcional roda, fica guardado ou é enviado antes de você aceitar. Recusar pede tantos toques quanto aceitar, e o site funciona igual. Você muda de ideia quando quiser em “Cookies”, no rodapé de cada página: o que você retira é apagado do aparelho.',
      {
        facts: [
          {
            term: 'Medir o uso do site',
            details: [
              'Páginas vistas, velocidade, erros, a cidade aproximada e o anúncio pelo qual você chegou (consentimento, art. 7º, I). Antes do envio, tiramos e-mail, CPF, telefone e o que foi digitado.',
              'Cookies visitor_id (180 dias), utmCampaign, utmSource, utmMedium, adgroupid, gadSource e gclid (90 dias) e, do Google Analytics, os que começam por _ga. Na aba, os que começam por com.grafana.faro e visitSteps, que guarda até onde a visita chegou enquanto isso não é enviado. No navegador, baseUser: o número de quem já entrou na conta ou deixou seus dados, que vai junto com as buscas no lugar do nome.',
              'O que o nosso servidor recebe fica até 90 dias e não diz quem é você. O Google Analytics e a Rollbar recebem a parte deles, se estiverem ligados.',
            ],
          },
          {
            term: 'Medir e ajustar anúncios',
            details: [
              'O Google fica sabendo que um anúncio nosso trouxe você e pode mostrar outros (consentimento, art. 7º, I).',
              'Cookies que começam por _gcl_ e _gac_, do Google, por até 90 dias.',
            ],
          },
          {
            term: 'Abrir os mapas sem você tocar',
            details: [
              `O mapa da página de cada escola vem do ${mapProvider.name}, que recebe o endereço IP do seu aparelho e o nome do nosso site, não o da página (consentimento, art. 7º, I). Sem isso, cada mapa espera o seu toque.`,
            ],
          },
        ],
      },
    ],
  },
];
