/** A message as it is sent, in Portuguese, twice: for who reads text alone, and as HTML. */
export interface MailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST without cookies ends messages of this kind (RFC 8058). Absent: nobody can be rid of them. */
  readonly unsubscribeUrl?: string;
}
