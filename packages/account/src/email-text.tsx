import { Fragment } from 'react';

/** An e-mail address that wraps after '@' and dots rather than within a word. */
export function EmailText({ email }: { email: string }) {
  return [...email.matchAll(/[^@.]*[@.]?/gu)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
