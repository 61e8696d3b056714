'use client';

import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useState } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { skeletonMessages } from './messages.ts';

export interface SkeletonGroupProps extends ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Whether the content is still loading. */
  loading: boolean;
  /** Shown meanwhile: `Skeleton`s in the content's own layout. */
  placeholder: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'skeleton'>> | undefined;
}

/**
 * Shows a placeholder while loading, then its children, and announces each of the two once; announces nothing if it
 * never loaded. Renders a `<div>`.
 *
 * Data attributes: `data-component="skeleton-group"`, `data-loading`; part `content`.
 */
export function SkeletonGroup({
  loading,
  placeholder,
  messages: given,
  children,
  ...rest
}: SkeletonGroupProps) {
  const [wasLoading, setWasLoading] = useState(loading);
  if (loading && !wasLoading) setWasLoading(true);
  const messages = useMessages('skeleton', skeletonMessages, given);
  const message = wasLoading ? messages.loaded : '';
  useAnnouncement(loading ? messages.loading : message);
  return (
    <div data-component="skeleton-group" data-loading={loading ? '' : undefined} {...rest}>
      <div data-part="content" aria-busy={loading}>
        {loading ? placeholder : children}
      </div>
    </div>
  );
}
