import { formatPersonName } from '@melhor-escola/domain/person-name';

/** What a message says, before it is set as text and as HTML. Plain text throughout: whoever sets it escapes it. */
export interface MailContent {
  readonly subject: string;
  /** What a list of messages shows after the subject: a sentence that adds to it. */
  readonly preheader: string;
  readonly heading: string;
  /** As the person gave it. */
  readonly name: string;
  readonly body: readonly MailBlock[];
  /** The one thing to do. */
  readonly action?: MailLink;
  /** What is said beneath the button, for who doubts. */
  readonly notes?: readonly string[];
  /** A quieter way out, at the end: to stop receiving this. */
  readonly stop?: MailLink;
  /** Why this came: 'Você recebeu este e-mail porque {reason}.' */
  readonly reason: string;
}

/** A paragraph, facts one under the other, or offers. */
export type MailBlock =
  | string
  | { readonly facts: readonly MailFact[] }
  | { readonly offers: readonly MailOffer[] };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** Shown larger: a price, a code to read out. */
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
  /** As it is shown: 'R$ 1.234,56 por mês'. */
  readonly price: string;
  readonly url: string;
}

/** A message as it is sent, in Portuguese: as plain text and as HTML. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST without cookies ends messages of this kind (RFC 8058). Absent: nobody can be rid of them. */
  readonly unsubscribeUrl?: string;
}

/** Line ends, other controls, and the marks that turn the direction of what follows. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The first half of a character of two, whose other half was cut off. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/** A value on one line, whatever was written: it neither ends a header nor turns the text that follows it around. */
export function onOneLine(value: string): string {
  return value.replace(controls, ' ').trim();
}

/**
 * What a person typed, on one line and of a bearable length. A mail program makes no link of it: whoever registers another's address
 * under the name 'Ganhe em www.exemplo.com' would otherwise have us send their advertisement.
 */
export function withoutLinks(value: string, maxLength = 80): string {
  const line = onOneLine(value);
  const cut = line.length > maxLength ? `${line.slice(0, maxLength - 1).replace(halfCharacter, '')}…` : line;
  // A word joiner is not seen, and no address has one.
  return cut.replace(/[.:@/](?=[^\s.:@/])/g, '$&\u2060');
}

/** 'MARIA das Dores' → 'Maria'; empty where there is no name. */
export function firstName(name: string): string {
  return withoutLinks(formatPersonName(onOneLine(name)).split(' ')[0] ?? '', 40);
}
