/** A message as it is sent, in Portuguese, twice: for who reads text alone, and as HTML. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
