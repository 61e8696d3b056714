'use client';

import { linkMessages } from './messages.ts';
import { useMessages } from '../messages/messages-provider.tsx';

/**
 * Client leaf, so that Link itself can be a server component. Says that a link opens in another tab. Renders a
 * `<span>`.
 */
export function ExternalNote({ note }: { note: string | undefined }) {
  const messages = useMessages('link', linkMessages, { external: note });
  return <span className="sr-only">{` (${messages.external})`}</span>;
}
