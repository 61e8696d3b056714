'use client';

import { formControlMessages } from './messages.ts';
import { useMessages } from '../messages/messages-provider.tsx';

/** Client leaf, so that Fieldset and FormControl can be server components. Renders '(opcional)' in a `<span>`. */
export function OptionalNote({ note }: { note: string | undefined }) {
  const messages = useMessages('formControl', formControlMessages, { optional: note });
  return <span data-part="optional" className="me-optional">{`(${messages.optional})`}</span>;
}
