'use client';

import { afterIdle } from '@melhor-escola/ui/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useEngaged } from './use-engaged.ts';

export interface AfterEngagementProps {
  /** The visitor interacted with the page before this component was loaded. */
  wasEngaged: boolean;
  children: (isEngaged: boolean) => ReactNode;
}

/**
 * Renders services once the page is idle, so that they do not delay the first view, and once the visitor has interacted with it or has
 * answered about consent before: until then tracking waits for an interaction, after which it asks.
 */
export function AfterEngagement({ wasEngaged, children }: AfterEngagementProps) {
  const [isIdle, setIdle] = useState(false);
  const isEngaged = useEngaged() || wasEngaged;
  useEffect(() => afterIdle(() => setIdle(true)), []);
  return isIdle && (isEngaged || hasAnsweredConsent()) && children(isEngaged);
}

const hasAnsweredConsent = (): boolean => /(?:^|; )consent=/u.test(document.cookie);
