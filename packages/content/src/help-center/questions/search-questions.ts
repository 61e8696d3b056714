import type { HelpQuestion } from '../../article/article.ts';

export const searchQuestions: readonly HelpQuestion[] = [
  {
    id: 'como-encontrar',
    question: 'Como encontro uma escola?',
    answer: [
      'Escreva o começo do nome da sua cidade e escolha uma das sugestões. Depois use os filtros: série, bairro, turno e quanto você pode pagar por mês. O número ao lado de cada opção diz quantas bolsas há nela.',
    ],
    alsoAsked: 'buscar procurar pesquisar filtro colégio perto',
  },
  {
    id: 'perto-de-mim',
    question: 'Como vejo escolas perto de casa?',
    answer: [
      'Toque em “Perto de mim” e autorize o navegador a informar a sua posição. A busca passa a mostrar escolas em até 12 km, com a distância de cada uma.',
      'Se você não autorizar, nada muda: escolha a cidade e o bairro.',
    ],
    alsoAsked: 'distância localização gps raio bairro mapa',
  },
  {
    id: 'ordem',
    question: 'Em que ordem as escolas aparecem?',
    answer: [
      'A ordem de início, “relevância”, leva em conta o desconto, a nota e o número de avaliações, as vagas que restam e se a escola é parceira. Você pode trocar por menor ou maior mensalidade, menor custo no ano, maior desconto, melhor avaliação ou distância.',
    ],
    alsoAsked: 'ordenar relevância destaque patrocinado anúncio',
  },
  {
    id: 'sem-bolsa',
    question: 'Por que há escolas sem bolsa na lista?',
    answer: [
      'Porque a escola certa pode ser uma delas. Mostramos primeiro as bolsas e, depois, as outras escolas particulares da cidade que constam do Censo Escolar. As conveniadas, que são gratuitas, só entram na lista se você pedir; pelo nome, você as acha sempre.',
    ],
  },
  {
    id: 'nao-achei',
    question: 'Não achei a escola que eu queria. E agora?',
    answer: [
      'Procure por uma parte do nome, sem “colégio” ou “escola”: acentos e pequenos erros de digitação não atrapalham. O site mostra escolas particulares, da educação infantil ao ensino médio; escolas públicas e faculdades não entram.',
    ],
    alsoAsked: 'escola pública faculdade universidade não aparece',
  },
  {
    id: 'dois-filhos',
    question: 'Tenho dois filhos em séries diferentes. O que faço?',
    answer: [
      'Na busca, escolha a série de um e, em “Outro filho, na série”, a do outro. Aparecem só as escolas com bolsa para as duas, e quanto custam os dois filhos por mês. Para ter várias escolas lado a lado, use a comparação.',
    ],
    alsoAsked: 'irmãos gêmeos dois alunos comparar',
  },
  {
    id: 'avisos',
    question: 'Posso receber um aviso quando houver bolsa?',
    answer: [
      'Pode. Faça a busca, toque em “Receber avisos” e diga seu e-mail; os avisos ficam na sua conta, que é grátis. Nela você escolhe o que quer receber por e-mail: bolsas novas, preços que baixaram e vagas reabertas. Cada e-mail tem um link para parar.',
    ],
    alsoAsked: 'alerta notificação e-mail busca salva novidade vaga',
  },
  {
    id: 'economizar-dados',
    question: 'Como gasto menos internet no site?',
    answer: [
      'No fim da página, toque em “Economizar dados”. As fotos e os desenhos só aparecem quando você pede, e o site baixa menos. Se a economia de dados do celular está ligada, isso já vale, sem tocar em nada.',
    ],
    alsoAsked: 'dados móveis pacote de internet celular fotos lento',
  },
  {
    id: 'sem-internet',
    question: 'Dá para ver as escolas sem internet?',
    answer: [
      'Dá. As páginas das últimas 30 escolas que você abriu e das últimas 10 que você salvou ficam no aparelho. Sem conexão, abra qualquer endereço do site: aparece a lista delas. Cada uma diz de que dia é, porque preços e vagas mudam.',
      'Com a economia de dados do celular ligada, ficam só as que você abriu pelo link ou pelo endereço delas.',
    ],
    alsoAsked: 'offline sem conexão sem sinal internet acabou dados móveis',
  },
];
