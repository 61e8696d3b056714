import { and, isNull, lt, sql } from 'drizzle-orm';
import { CONFIRM_ALERT_HOURS } from '../platform/database/account-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { DAYS_AFTER_ANSWER } from '../community/questions/delete-author-emails.ts';

/** Years for which paid orders are kept (Código de Defesa do Consumidor, art. 27; Código Tributário Nacional, art. 173). */
const ORDER_RETENTION_YEARS = 5;

/** Data retained after account deletion and why, as shown to the user. */
export const retainedAfterDeletion = [
  {
    what: 'Bolsas pagas ou com matrícula feita: o código, a bolsa e os valores, sem o nome e a data de nascimento do estudante e sem ligação com a sua conta',
    why: `Prazo para reclamações e obrigações fiscais (art. 27 do CDC e art. 173 do CTN): ${ORDER_RETENTION_YEARS} anos`,
  },
  {
    what: 'O protocolo deste pedido e o registro de que ele foi atendido, com o número da conta e sem os seus dados',
    why: 'Comprovar que o seu direito foi atendido (LGPD, art. 16, I)',
  },
  {
    what: 'A mensagem que confirma a exclusão, até ser entregue, ou por 30 dias se não puder ser',
    why: 'Entregar a confirmação a você',
  },
] as const;

/** Stored data, its purpose, legal basis and retention (LGPD, art. 9), as shown to the user. */
export const heldData = [
  {
    category: 'account',
    what: 'Nome, e-mail, CPF, telefone e foto',
    purpose: 'Identificar você e manter a sua conta',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    retention:
      'Até você excluir a conta; se o e-mail nunca for confirmado e não houver reserva, até 30 dias depois de a conta ser usada pela última vez',
  },
  {
    category: 'sessions',
    what: 'Aparelhos em que você entrou e quando',
    purpose: 'Manter você conectado e proteger a conta',
    legalBasis: 'Legítimo interesse (LGPD, art. 7º, IX)',
    retention: '30 dias depois do último acesso, ou até você sair',
  },
  {
    category: 'orders',
    what: 'Reservas e bolsas, com o nome e a data de nascimento do estudante, e quando a escola viu o seu contato',
    purpose:
      'Reservar a vaga e encaminhar a matrícula: a escola vê o nome do estudante e, se pedir, o seu contato enquanto a reserva vale, até 90 dias depois do fim do ano letivo',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V), no melhor interesse da criança (art. 14)',
    retention: `${ORDER_RETENTION_YEARS} anos para o que foi pago; o resto, até você excluir a conta`,
  },
  {
    category: 'reviews',
    what: 'Avaliações de escolas escritas com o seu e-mail',
    purpose: 'Ajudar outras famílias a escolher',
    legalBasis: 'Consentimento (LGPD, art. 7º, I)',
    retention: 'Até você pedir a remoção ou excluir a conta',
  },
  {
    category: 'questions',
    what: 'Perguntas a escolas enviadas com o seu e-mail',
    purpose: 'Publicar a pergunta e avisar você da resposta',
    legalBasis: 'Consentimento (LGPD, art. 7º, I)',
    retention: `O e-mail, até ${DAYS_AFTER_ANSWER} dias depois da resposta, ou um ano sem resposta; a pergunta, até você pedir a remoção ou excluir a conta`,
  },
  {
    category: 'visits',
    what: 'Pedidos de visita e perguntas a escolas, com o seu contato e a série do estudante',
    purpose: 'Passar o pedido à escola e lembrar você da visita',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V), a seu pedido',
    retention: '90 dias depois da visita, ou até você excluir a conta',
  },
  {
    category: 'saved',
    what: 'Escolas favoritas, com a série de cada uma, buscas salvas e avisos pedidos com o seu e-mail',
    purpose: 'Mostrá-las de novo e avisar de novidades',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    retention: `Até você apagá-las ou excluir a conta; um aviso que não foi confirmado pelo link no e-mail, ${CONFIRM_ALERT_HOURS} horas`,
  },
  {
    category: 'mails',
    what: 'E-mails que enviamos a você, e à escola sobre a sua matrícula ou visita',
    purpose: 'Entregar o que você pediu e provar que foi entregue',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    retention: '30 dias depois do envio',
  },
  {
    category: 'school-mails',
    what: 'Quais avisos você quer sobre as escolas de que cuida, e o dia do último resumo',
    purpose: 'Enviar o que você quer, e nada em dobro',
    legalBasis: 'Execução de contrato (LGPD, art. 7º, V)',
    retention: 'Até você sair da equipe da escola ou excluir a conta',
  },
  {
    category: 'campaign',
    what: 'A campanha pela qual você chegou ao site',
    purpose: 'Saber quais anúncios funcionam',
    legalBasis: 'Consentimento (LGPD, art. 7º, I)',
    retention: 'Até você retirar o consentimento de medição ou excluir a conta',
  },
] as const;

/** Deletes orders of deleted accounts once the retention period is over. */
export const eraseRetainedOrdersJob = defineJob({
  name: 'erase-retained-orders',
  cron: '30 3 * * *',
  async run({ database: { db }, log }) {
    const erased = await db
      .delete(scholarshipOrder)
      .where(
        and(
          isNull(scholarshipOrder.accountId),
          lt(scholarshipOrder.createdAt, sql`now() - make_interval(years => ${ORDER_RETENTION_YEARS})`),
        ),
      )
      .returning({ id: scholarshipOrder.id });
    if (erased.length > 0)
      log.info({ erased: erased.length }, 'Deleted orders after their retention period.');
  },
});
