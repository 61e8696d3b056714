import { Fragment } from 'react';

/** Longer text may be longer than a phone's line: it breaks within. */
const MAX_UNBROKEN_LENGTH = 24;

/**
 * An e-mail address that wraps after '@' if its domain fits into a phone's line, otherwise also after dots, and within a part, such as
 * after a hyphen, only if the part is longer than the line. Never translated. Its text is the address, without other characters, so that it can be copied.
 */
export function EmailText({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainStart);
  return (
    <span translate="no" className="wrap-anywhere">
      <Breakable text={email.slice(0, domainStart)} />
      {domain.length <= MAX_UNBROKEN_LENGTH ? (
        <span className="whitespace-nowrap">{domain}</span>
      ) : (
        <Breakable text={domain} />
      )}
    </span>
  );
}

/** A text that may wrap after '@' and dots. */
function Breakable({ text }: { text: string }) {
  return [...text.matchAll(/[^@.]+[@.]?|[@.]/gu)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {breaksWithin(part) ? <span className="whitespace-nowrap">{part}</span> : part}
      <wbr />
    </Fragment>
  ));
}

/** Whether a browser would break a part that fits into the line. */
const breaksWithin = (part: string): boolean =>
  part.length <= MAX_UNBROKEN_LENGTH && /[^\p{L}\p{N}_@.]/u.test(part);
