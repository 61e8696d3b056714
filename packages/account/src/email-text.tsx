import { Fragment } from 'react';

/** Longer parts may be longer than a phone's line: they break within. */
const MAX_UNBROKEN_LENGTH = 24;

/**
 * An e-mail address that wraps after '@' and dots, and within a part, such as after a hyphen, only if the part is longer than the
 * line. Its text is the address, without other characters, so that it can be copied.
 */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {[...email.matchAll(/[^@.]*[@.]?/gu)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {breaksWithin(part) ? <span className="whitespace-nowrap">{part}</span> : part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** Whether a browser would break a part that fits into the line. */
const breaksWithin = (part: string): boolean =>
  part.length <= MAX_UNBROKEN_LENGTH && /[^\p{L}\p{N}_@.]/u.test(part);
