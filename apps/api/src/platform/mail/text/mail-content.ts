import { formatPersonName } from '@melhor-escola/domain/person-name';
import type { PriceSum } from '@melhor-escola/domain/price-sum';
import type { MailCalendar } from '../../database/operation-schema.ts';

/** Content of a message before rendering as text and HTML. Plain text throughout; the renderer escapes it. */
export interface MailContent {
  readonly subject: string;
  /** A sentence shown after the subject in the list of messages. */
  readonly preheader: string;
  readonly heading: string;
  /** As entered by the person. */
  readonly name: string;
  readonly body: readonly MailBlock[];
  /** The main action. */
  readonly action?: MailLink;
  /** Remarks below the button. */
  readonly notes?: readonly string[];
  /** A secondary link at the end: to unsubscribe. */
  readonly stop?: MailLink;
  /** Reason for the message: 'Você recebeu este e-mail porque {reason}.' */
  readonly reason: string;
  /** Where replies go, in a mail to a school. */
  readonly replyTo?: { readonly email: string; readonly who: 'family' | 'team' };
}

/** What happens to a reply, at the end of every message. */
export function replySentence({ replyTo }: Pick<MailContent, 'replyTo'>): string {
  if (replyTo === undefined) return 'Este endereço não recebe respostas.';
  return `A resposta a esta mensagem vai direto para a ${replyTo.who === 'family' ? 'família' : 'nossa equipe'}.`;
}

/** A paragraph, a list of facts, what a scholarship costs, offers, or links. */
export type MailBlock =
  | string
  | { readonly facts: readonly MailFact[] }
  | { readonly sum: PriceSum }
  | { readonly offers: readonly MailOffer[] }
  | { readonly links: readonly MailLink[] };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Shown larger: a price, a code. */
  readonly strong?: boolean;
}

export interface MailLink {
  readonly label: string;
  /** Absolute, http or https. */
  readonly url: string;
}

export interface MailOffer {
  readonly title: string;
  readonly school: string;
  /** As displayed: 'R$ 1.234,56 por mês'. */
  readonly price: string;
  readonly url: string;
}

/** A message in Portuguese, as plain text and HTML. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL for one-click unsubscribe by POST without cookies (RFC 8058). Absent for messages that cannot be unsubscribed. */
  readonly unsubscribeUrl?: string;
  /** Address for replies: a family's, in a mail to a school. */
  readonly replyTo?: string;
  /** Attached, and offered by mail programs to be added to a calendar. */
  readonly calendar?: MailCalendar;
}

/** Line breaks, other control characters, and bidirectional formatting characters. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A high surrogate whose other half was cut off. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/** Puts a value on one line, so that it can neither end a header nor change the text direction. */
export function onOneLine(value: string): string {
  return value.replace(controls, ' ').trim();
}

/**
 * Puts personal input on one line, truncates it, and prevents mail programs from turning it into a link: otherwise
 * someone could register another person's e-mail with the name 'Ganhe em www.exemplo.com' and make us send
 * advertising.
 */
export function withoutLinks(value: string, maxLength = 80): string {
  const line = onOneLine(value);
  const cut = line.length > maxLength ? `${line.slice(0, maxLength - 1).replace(halfCharacter, '')}…` : line;
  // A word joiner is invisible, and no URL contains one.
  return cut.replace(/[.:@/](?=[^\s.:@/])/g, '$&\u2060');
}

/** 'MARIA das Dores' → 'Maria'; empty without a name. */
export function firstName(name: string): string {
  return withoutLinks(formatPersonName(onOneLine(name)).split(' ')[0] ?? '', 40);
}
