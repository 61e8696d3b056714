/** What is particular about one of the forms that anyone can submit. */
export interface SubmissionRules<Values, Body extends object = object> {
  readonly kind: 'review' | 'question' | 'visit';
  /** Parses a form submitted without JavaScript. Missing fields are empty; unknown ones are ignored. */
  readonly read: (sent: URLSearchParams) => Values;
  /** Messages by field for values with problems. */
  readonly problems: (values: Values) => Readonly<Record<string, string>>;
  /** The body of the call to the service. May throw for values with problems. */
  readonly toBody: (values: Values) => Body;
  readonly readEmail: (values: Values) => string;
  readonly copy: SubmissionCopy;
}

/** The parts of the messages that differ between forms. */
export interface SubmissionCopy {
  /** After 'não recebe': 'perguntas'. */
  readonly plural: string;
  /** After 'já saíram': 'muitas perguntas'. */
  readonly tooMany: string;
  /** After 'não conseguimos receber': 'a pergunta'. */
  readonly one: string;
  /** What to do after a timeout, when it may or may not have been received. By default, to wait for the confirmation e-mail. */
  readonly afterTimeout?: string;
}
