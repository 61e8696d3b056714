'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { skeletonMessages } from './messages.ts';

export interface SkeletonGroupProps extends MessageProps<'skeleton'>, ComponentProps<'div'> {
  /** Whether the content is still loading. */
  loading: boolean;
  /** Shown meanwhile: `Skeleton`s in the content's own layout. */
  placeholder: ReactNode;
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
