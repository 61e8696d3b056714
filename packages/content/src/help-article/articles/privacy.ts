import { site } from '@melhor-escola/config/site';
import type { HelpArticle } from '../../article/article.ts';
import { onDeviceSections } from './privacy-on-device.ts';

/**
 * The privacy policy (RT-14; LGPD, art. 9): only what the site and its service do today, matching
 * apps/api/docs/privacy.md. Document a new use of data here before building it.
 */
export const privacyArticle: HelpArticle = {
  slug: 'privacidade',
  title: 'Política de privacidade',
  description: `Que dados o ${site.name} guarda, por quê, por quanto tempo, com quem divide, quais são os seus direitos e a quem pedir.`,
  lead: 'Procurar escola é assunto da sua família. Buscar, comparar e ler avaliações não pede cadastro. Esta página diz o que fica guardado quando você faz mais do que isso.',
  updatedOn: '2026-11-30',
  sections: [
    {
      id: 'em-resumo',
      heading: 'Em resumo',
      blocks: [
        {
          items: [
            'Para buscar escolas não pedimos nome, e-mail, telefone nem CPF.',
            'Guardamos dados seus quando você avalia uma escola, faz uma pergunta a ela, cria uma conta ou reserva uma bolsa. A tabela abaixo diz quais e até quando.',
            'A escola em que você reserva uma bolsa vê o seu contato enquanto a reserva vale, e o recebe por e-mail quando a bolsa é sua (a reserva foi paga ou não há nada a pagar). A que você quer visitar recebe o seu pedido. As outras não recebem nada.',
            'Você pode ver, corrigir, copiar e apagar tudo. Cada pedido recebe um número de protocolo.',
          ],
        },
      ],
    },
    {
      id: 'o-que-guardamos',
      heading: 'O que guardamos, por que e até quando',
      blocks: [
        'Entre parênteses está a base legal de cada uso na Lei Geral de Proteção de Dados (Lei nº 13.709/2018).',
        {
          facts: [
            {
              term: 'Conta',
              details: [
                'Nome, e-mail, CPF, telefone e, se você entrar com o Google, a foto. Servem para identificar você e manter a conta (execução de contrato, art. 7º, V).',
                'O e-mail e o CPF que você digita não reservam nada: o e-mail só passa a valer quando você o confirma pelo link que enviamos, e ninguém fica sabendo se um e-mail ou CPF já tem conta.',
                'Até você excluir a conta. Se o e-mail nunca for confirmado e não houver reserva, até 30 dias depois de a conta ser usada pela última vez.',
              ],
            },
            {
              term: 'Senha',
              details: [
                'Só um resumo cifrado dela (argon2id), que não permite descobrir qual é.',
                'Até você trocar a senha ou excluir a conta.',
              ],
            },
            {
              term: 'Acessos',
              details: [
                'Em que aparelhos você entrou e quando, para manter você conectado e proteger a conta (legítimo interesse, art. 7º, IX).',
                'Até 30 dias depois do último acesso, ou até você sair.',
              ],
            },
            {
              term: 'Reservas e bolsas',
              details: [
                'Nome e data de nascimento do estudante, a bolsa e os valores. Servem para reservar a vaga e encaminhar a matrícula (execução de contrato, art. 7º, V, no melhor interesse da criança, art. 14).',
                'O que foi pago, por 5 anos. O resto, até você excluir a conta.',
              ],
            },
            {
              term: 'Avaliações',
              details: [
                'Nome, e-mail, relação com a escola, notas e depoimento, para ajudar outras famílias a escolher (consentimento, art. 7º, I). O e-mail nunca aparece no site.',
                'Sem a sua confirmação por e-mail, 7 dias. Confirmada, até você pedir a remoção.',
              ],
            },
            {
              term: 'Perguntas a escolas',
              details: [
                'Nome, e-mail e a pergunta, para publicá-la e avisar você da resposta (consentimento, art. 7º, I). O e-mail nunca aparece no site.',
                'Sem a sua confirmação por e-mail, 7 dias. Confirmada, o e-mail fica até 30 dias depois da resposta, ou por um ano se ela não vier; a pergunta com o nome, até você pedir a remoção.',
              ],
            },
            {
              term: 'Pedidos de visita',
              details: [
                'Nome, e-mail, horários e, se você informar, celular, série do estudante e pergunta. Vão para a escola que você quer visitar, só para ela responder (execução do que você pediu, art. 7º, V). Quando alguém da escola abre o seu contato no painel dela, fica registrado quem foi. Não precisa de conta.',
                '90 dias depois da visita, ou até você excluir a conta que tem esse e-mail.',
              ],
            },
            {
              term: 'Favoritas e buscas salvas',
              details: [
                'As escolas, com a série para a qual você as salvou, e os filtros que você guardou na conta, para mostrá-los de novo e avisar de novidades (execução de contrato, art. 7º, V).',
                'Até você apagar ou excluir a conta.',
              ],
            },
            {
              term: 'Avisos sem conta',
              details: [
                'O e-mail e a busca ou a escola sobre a qual você quer avisos, para enviá-los (execução do que você pediu, art. 7º, V). Não precisa de conta. Se você tem ou criar uma conta com esse e-mail confirmado, os avisos passam a ser uma busca salva dela.',
                'Sem a sua confirmação por e-mail, 48 horas. Confirmados, até você parar pelo link em cada aviso, ou por um ano: então apagamos o e-mail, a busca e as mensagens sobre ela. Para ver ou copiar o que guardamos com o seu e-mail, crie uma conta com ele, ou escreva para nós.',
              ],
            },
            {
              term: 'E-mails que enviamos',
              details: [
                'O texto da mensagem e o endereço, para entregar o que você pediu e comprovar a entrega (execução de contrato, art. 7º, V).',
                '30 dias depois do envio.',
              ],
            },
            {
              term: 'Avisos a quem cuida de uma escola',
              details: [
                'Se você faz parte da equipe de uma escola: quais avisos quer receber sobre ela e o dia do último resumo, para não enviar nada em dobro (execução de contrato, art. 7º, V). Esses e-mails não trazem dados das famílias.',
                'Até você sair da equipe ou excluir a conta. Os avisos param em “Pessoas”, no painel, ou pelo link em cada e-mail.',
              ],
            },
            {
              term: 'Campanha de origem',
              details: [
                'O anúncio pelo qual você chegou, para saber quais funcionam (consentimento, art. 7º, I).',
                'Até você retirar o consentimento ou excluir a conta.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'so-de-visita',
      heading: 'Quem só visita o site',
      blocks: [
        'Cada página aberta deixa no servidor uma linha com o tipo da página, o horário, a duração e se a resposta deu certo. Não entram o que você digitou nem o endereço do seu aparelho na internet (IP). Serve para consertar falhas.',
        'Alguns envios têm limite por hora para barrar abusos, como os de avaliações, de perguntas, de pedidos de visita e de avisos. Para contá-los guardamos um código derivado do IP, do qual não se lê o IP, e só enquanto o limite dura. Marcar uma pergunta como útil conta uma vez por aparelho do mesmo jeito, com um código derivado do IP e do navegador, por 90 dias.',
        'O endereço da página de resultados leva os filtros que você escolheu. Quem receber esse link de você verá os mesmos filtros.',
      ],
    },
    ...onDeviceSections,
    {
      id: 'localizacao',
      heading: 'Localização',
      blocks: [
        'A posição do aparelho só é lida quando você toca em “Perto de mim” e autoriza. Ela vai para o endereço da busca, como um filtro, e não é ligada ao seu nome.',
        'Sem isso, o site pode sugerir a cidade mais próxima a partir do IP, consultado na hora em uma base instalada no nosso servidor. A sugestão só vale se você aceitar e não é guardada.',
        'Ao procurar um endereço, o que você digita pode ser enviado ao Google para ser encontrado no mapa. O pedido sai do nosso servidor, sem o seu nome e sem o seu IP.',
      ],
    },
    {
      id: 'com-quem-dividimos',
      heading: 'Com quem dividimos',
      blocks: [
        {
          facts: [
            {
              term: 'Escola da reserva',
              details: [
                'Por e-mail, quando você reserva: o código, a série, o turno e os valores, sem dizer quem você é. Quando você paga, ou reserva uma bolsa sem nada a pagar: também o nome do estudante e o seu nome, e-mail e telefone, para marcar a matrícula. Não enviamos o CPF nem a data de nascimento.',
                'No painel, as pessoas que a escola autorizou, e a nossa equipe, veem o nome do estudante e a série enquanto a reserva vale e, se pedirem, o seu nome, e-mail e telefone. Cada consulta ao contato fica registrada, com quem a fez e quando. Isso acaba quando a reserva é cancelada, recusada ou vence, quando você exclui a conta e, no máximo, 90 dias depois do fim do ano letivo da bolsa. O CPF e a data de nascimento não aparecem.',
                'O que a escola recebeu fica com ela, que responde por esses dados.',
              ],
            },
            {
              term: 'Meio de pagamento',
              details: [
                'O código da reserva e o valor. O pagamento é feito na página dele: os dados do cartão não passam por nós.',
              ],
            },
            {
              term: 'Google',
              details: [
                'Se você entrar com o Google, ele nos diz nome, e-mail e foto, e sabe que você entrou aqui.',
              ],
            },
            {
              term: 'Autoridades',
              details: ['O que a lei ou uma ordem judicial exigir, e só isso.'],
            },
          ],
        },
      ],
    },
    {
      id: 'seus-direitos',
      heading: 'Seus direitos',
      blocks: [
        'Quem tem conta faz tudo isto sem esperar: entre e abra “Privacidade e dados” no menu da conta. Cada pedido ganha um número de protocolo.',
        {
          facts: [
            {
              term: 'Ver e copiar',
              details: [
                'Um arquivo com tudo o que temos de você, em formato que outros programas leem (JSON).',
              ],
            },
            { term: 'Corrigir', details: ['Nome, e-mail, telefone e CPF. A correção gera um protocolo.'] },
            {
              term: 'Retirar um consentimento',
              details: [
                'Medição, avisos por e-mail e contato de escolas parceiras, cada um por si. Retirar não tira nada do que você já contratou.',
              ],
            },
            {
              term: 'Excluir a conta',
              details: [
                'Pedimos a senha de novo, para que ninguém exclua por você. Reservas em aberto são canceladas na hora e a vaga volta para a escola.',
                'Suas avaliações e perguntas podem ficar sem o seu nome ou sair do site: você escolhe.',
              ],
            },
          ],
        },
        `Quem não tem conta pede pelo telefone ${site.phone.label}, de graça: por exemplo, para remover uma avaliação ou uma pergunta. Respondemos em até 15 dias e informamos o número do protocolo.`,
        'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
        { links: [{ label: 'Página da ANPD para titulares de dados', to: 'https://www.gov.br/anpd/pt-br' }] },
      ],
    },
    {
      id: 'depois-da-exclusao',
      heading: 'O que fica depois da exclusão',
      blocks: [
        'A exclusão apaga a conta, os acessos, as favoritas, as buscas salvas, os pedidos de visita, os consentimentos, os e-mails enviados a você, as reservas em que não houve pagamento nem matrícula e o que o aparelho em que você a pede guarda do site, menos a sua resposta sobre cookies. Três coisas ficam:',
        {
          items: [
            'Bolsas pagas ou com matrícula feita: código, bolsa e valores, sem o nome e a data de nascimento do estudante e sem ligação com a sua conta. Ficam 5 anos, prazo de reclamações e de obrigações fiscais (art. 27 do Código de Defesa do Consumidor e art. 173 do Código Tributário Nacional).',
            'O protocolo do pedido e o registro de que ele foi atendido, com o número da conta e sem os seus dados (LGPD, art. 16, I).',
            'A mensagem que confirma a exclusão, até ser entregue, ou por 30 dias se não puder ser.',
          ],
        },
      ],
    },
    {
      id: 'criancas',
      heading: 'Crianças e adolescentes',
      blocks: [
        'Contas e reservas são feitas por pais ou responsáveis. Do estudante pedimos só o nome e a data de nascimento, e só na reserva, porque a escola precisa deles para a matrícula. Em um pedido de visita, só a série, se você quiser. Alunos podem avaliar a própria escola; aconselhamos usar só o primeiro nome.',
      ],
    },
    {
      id: 'quem-somos',
      heading: 'Quem responde por isso',
      blocks: [
        { company: 'identity' },
        `O ${site.name} decide como estes dados são usados e responde por eles (é o controlador, nos termos da lei). Perguntas e pedidos sobre dados pessoais são atendidos pelo telefone ${site.phone.label}: diga que o assunto é privacidade.`,
        'Quando um uso mudar, esta página muda antes, com a nova data no alto.',
      ],
    },
  ],
};
