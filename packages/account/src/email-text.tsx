import { Fragment } from 'react';

/** An e-mail address that wraps after '@' and dots, and within a word only if the word is longer than the line. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {[...email.matchAll(/[^@.]*[@.]?/gu)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
