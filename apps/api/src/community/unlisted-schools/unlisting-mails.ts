import { site } from '@melhor-escola/config/site';
import { pluralize } from '@melhor-escola/domain/count';
import { type Unlisting, unlistingSentence } from '@melhor-escola/domain/school-listing';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

/** What a family had with a school that has left the directory. */
interface FamilyMail {
  readonly name: string;
  readonly school: string;
  readonly unlisting: Unlisting;
  readonly searchUrl: string;
}

const mailSubject = ({ school }: FamilyMail) => `Esta escola saiu do ${site.name}: ${school}`;
const search = (url: string) => ({ label: 'Ver outras escolas', url });
const wrongNote = `Isso não está certo? Ligue grátis para ${site.phone.label}: nós conferimos.`;

/** The visit is canceled. */
export function unlistedVisitMail(mail: FamilyMail & { readonly times: readonly string[] }): MailMessage {
  return layOutMail({
    subject: mailSubject(mail),
    preheader: 'O seu pedido de visita foi cancelado.',
    heading: 'Sua visita foi cancelada',
    name: mail.name,
    body: [
      `${unlistingSentence(mail.unlisting)} Por isso ela saiu do site, e cancelamos o seu pedido de visita.`,
      {
        facts: [
          { label: 'Escola', value: mail.school },
          ...mail.times.map((time) => ({ label: 'Horário cancelado', value: formatVisitTime(time) })),
        ],
      },
    ],
    action: search(mail.searchUrl),
    notes: [wrongNote],
    reason: 'este endereço foi informado em um pedido de visita a uma escola',
  });
}

/**
 * The unpaid reservation is canceled, or a paid one must be settled by our team.
 *
 * @param mail with what the reservation was: `confirmed` was for free.
 */
export function unlistedOrderMail(
  mail: FamilyMail & { readonly code: string; readonly before: 'unpaid' | 'paid' | 'confirmed' },
): MailMessage {
  const isPaid = mail.before === 'paid';
  return layOutMail({
    subject: mailSubject(mail),
    preheader: isPaid ? 'Nossa equipe vai falar com você sobre a sua bolsa.' : 'A sua reserva foi cancelada.',
    heading: isPaid ? 'Sobre a sua bolsa' : 'Sua reserva foi cancelada',
    name: mail.name,
    body: [
      isPaid
        ? `${unlistingSentence(mail.unlisting)} Por isso ela saiu do site. Nossa equipe vai falar com você sobre a bolsa que você pagou: se a matrícula não puder ser feita, devolvemos o valor.`
        : `${unlistingSentence(mail.unlisting)} Por isso ela saiu do site, e cancelamos a sua reserva. Não há nada a pagar.`,
      {
        facts: [
          { label: 'Escola', value: mail.school },
          { label: isPaid ? 'Código da bolsa' : 'Código da reserva', value: mail.code, strong: true },
        ],
      },
    ],
    action: search(mail.searchUrl),
    notes: [
      isPaid
        ? `Prefere falar agora? Ligue grátis para ${site.phone.label} com o código em mãos.`
        : mail.before === 'confirmed'
          ? wrongNote
          : `Já tinha pago? Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`,
    ],
    reason: 'você reservou uma bolsa de estudo',
  });
}

/** A school that has left, and what that changed. */
export interface UnlistedSchool {
  readonly name: string;
  readonly place: string;
  readonly unlisting: Unlisting;
  readonly offers: number;
  readonly visits: number;
  /** Unpaid ones. */
  readonly reservations: number;
  /** Confirmed scholarships for free. */
  readonly freeScholarships: number;
  /** Codes of the paid orders that our team must settle. */
  readonly paidCodes: readonly string[];
}

/** Tells our team which schools have left the directory: by an import, or because somebody of it has closed one that a census lacks. */
export function unlistedForOperatorMail(schools: readonly UnlistedSchool[]): MailMessage {
  const paid = schools.flatMap(({ paidCodes }) => paidCodes);
  return layOutMail({
    subject: `${pluralize(schools.length, 'escola saiu', 'escolas saíram')} do site`,
    preheader:
      paid.length > 0 ? `Bolsas pagas a resolver: ${paid.join(', ')}.` : 'Nenhuma bolsa paga a resolver.',
    heading: 'Escolas que saíram do site',
    name: '',
    body: [
      `${whyUnlisted(schools)} As páginas delas avisam, as bolsas foram encerradas, e as famílias receberam um e-mail.`,
      paid.length > 0
        ? 'Fale com as famílias que pagaram e devolva o valor se a matrícula não puder ser feita: o contato está em Reservas, no painel da escola.'
        : 'Nenhuma família com bolsa paga foi afetada.',
      {
        facts: schools
          .toSorted((one, other) => weight(other) - weight(one))
          .map((school) => ({ label: `${school.name}, ${school.place}`, value: describeEffects(school) })),
      },
    ],
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}

const whyUnlisted = (schools: readonly UnlistedSchool[]) =>
  schools.every(({ unlisting }) => unlisting.reason === 'absent')
    ? 'Alguém da nossa equipe tirou estas escolas do site, porque não constam mais no censo.'
    : 'Um arquivo do INEP diz que estas escolas fecharam, pararam ou não são mais particulares.';

const weight = ({ paidCodes, freeScholarships, reservations, visits, offers }: UnlistedSchool) =>
  paidCodes.length * 1_000_000 + (freeScholarships + reservations + visits) * 1_000 + offers;

function describeEffects({
  unlisting,
  offers,
  visits,
  reservations,
  freeScholarships,
  paidCodes,
}: UnlistedSchool): string {
  const effects = [
    offers > 0 && pluralize(offers, 'bolsa encerrada', 'bolsas encerradas'),
    visits > 0 && pluralize(visits, 'visita cancelada', 'visitas canceladas'),
    reservations > 0 && pluralize(reservations, 'reserva cancelada', 'reservas canceladas'),
    freeScholarships > 0 &&
      pluralize(freeScholarships, 'bolsa integral cancelada', 'bolsas integrais canceladas'),
    paidCodes.length > 0 && `bolsas pagas: ${paidCodes.join(', ')}`,
  ].filter((effect) => effect !== false);
  return [
    unlistingSentence(unlisting, 'Ela'),
    ...(effects.length > 0 ? [`${effects.join('; ')}.`] : []),
  ].join(' ');
}
