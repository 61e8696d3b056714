import { formatCount } from '@melhor-escola/domain/count';
import { routes } from '@melhor-escola/domain/routes';
import { type WaitingKey, waitingItems, waitingText } from '@melhor-escola/domain/waiting-item';
import { memberReason } from '../../accounts/school-mails/urgent-mail.ts';
import type { StopLinks } from '../../accounts/school-mails/member-mail.ts';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import type { WaitingCounts } from '../overview/waiting-counts.ts';

/** What waits for the people of a school this morning. */
export interface Digest extends StopLinks {
  /** The recipient's, as entered. */
  readonly name: string;
  /** The school's. */
  readonly school: string;
  readonly waiting: WaitingCounts;
  /** URL of the page with each kind of what waits. */
  readonly pageUrls: Readonly<Record<WaitingKey, string>>;
  /** URL of the school's first page of the panel. */
  readonly panelUrl: string;
}

/** The pages of a school that a digest leads to. */
export function digestUrls(
  school: { readonly slug: string },
  siteUrl: string,
): Pick<Digest, 'pageUrls' | 'panelUrl'> {
  const orders = siteUrl + routes.panelOrders.path(school);
  const texts = siteUrl + routes.panelTexts.path(school);
  return {
    pageUrls: {
      oversold: `${orders}?situacao=sem-vaga`,
      visits: siteUrl + routes.panelVisits.path(school),
      orders,
      questions: `${texts}?tipo=perguntas`,
      reviews: `${texts}?tipo=avaliacoes`,
      endingOffers: siteUrl + routes.panelOffers.path(school),
    },
    panelUrl: siteUrl + routes.panelSchool.path(school),
  };
}

/** Whether there is anything to do. */
export const somethingWaits = (waiting: WaitingCounts): boolean =>
  waitingItems.some(({ key }) => waiting[key] > 0);

/**
 * The mail of a morning: each number leads to its page. Its subject is the most urgent one; without a total, because an oversold order is
 * also one to enroll.
 *
 * @throws {RangeError} when nothing waits: a programming error.
 */
export function digestMail({
  name,
  school,
  waiting,
  pageUrls,
  panelUrl,
  stopUrl,
  unsubscribeUrl,
}: Digest): MailMessage {
  const items = waitingItems.filter(({ key }) => waiting[key] > 0);
  if (items.length === 0) throw new RangeError('A digest of nothing is not written.');
  const lines = items.map((item) => ({
    label: `${formatCount(waiting[item.key])} ${waitingText(item, waiting[item.key])}`,
    url: pageUrls[item.key],
  }));
  const message = layOutMail({
    subject: `${lines[0]?.label ?? ''}${lines.length > 1 ? ', e mais' : ''}: ${school}`,
    preheader: lines.map(({ label }) => label).join(', '),
    heading: 'O que espera por você hoje',
    name,
    body: [`Isto espera pela equipe da escola ${school}:`, { links: lines }],
    action: { label: 'Abrir o painel', url: panelUrl },
    notes: ['Este resumo vem de manhã, e só quando algo espera.'],
    stop: { label: 'Parar de receber este resumo', url: stopUrl },
    reason: memberReason,
  });
  return { ...message, unsubscribeUrl };
}
