'use client';

import { Component, type ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import type { MessageProps } from '../components/messages/message-types.ts';
import { useMessages } from '../components/messages/messages-provider.tsx';
import { errorBoundaryMessages } from './messages.ts';

export interface ErrorBoundaryProps {
  /** Content that may fail. */
  children: ReactNode;
  /**
   * Rendered if the content fails again as soon as it is rendered afresh.
   * @default throws the error to the boundary around it
   */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
}

interface ErrorBoundaryState {
  /** What the content threw; undefined while it is rendered. */
  readonly thrown?: { readonly error: unknown } | undefined;
  /** When it last failed, by `performance.now()`. */
  readonly failedAt?: number | undefined;
  readonly isLost?: boolean;
}

/** A content that lives this long after a failure has recovered from it. */
const RECOVERED_MS = 1_000;

/**
 * Limits a failure to a part of the page. Translators and extensions change the page's elements, and React may fail to
 * update them: the part is rendered afresh once, and its surroundings stay. Navigation passes through: routers throw
 * objects that are no `Error`. The host reports the error (`onCaughtError` of React's root).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    const { failedAt = -RECOVERED_MS } = this.state;
    if (now - failedAt < RECOVERED_MS) this.setState({ isLost: true, failedAt: now });
    else this.setState({ thrown: undefined, failedAt: now });
  }

  readonly #retry = (): void => this.setState({ thrown: undefined, isLost: false, failedAt: undefined });

  override render(): ReactNode {
    const { thrown, isLost = false } = this.state;
    const { children, fallback } = this.props;
    if (!thrown) return children;
    if (!(thrown.error instanceof Error) || (isLost && !fallback)) throw thrown.error;
    return isLost ? fallback?.(this.#retry) : null;
  }
}

export interface PagePartProps extends MessageProps<'errorBoundary'> {
  /** Content that the rest of the page can do without. */
  children: ReactNode;
}

/** A part of the page that fails by itself, and says so. Renders its children. */
export function PagePart({ children, messages }: PagePartProps) {
  return <ErrorBoundary fallback={failedPart(messages)}>{children}</ErrorBoundary>;
}

const failedPart = (messages: PagePartProps['messages']) => (retry: () => void) => (
  <FailedPart retry={retry} messages={messages} />
);

export interface FailedPartProps extends MessageProps<'errorBoundary'> {
  /** `unloaded`: its code has not come, as without a connection. */
  reason?: 'failed' | 'unloaded';
  retry: () => void;
}

/** What stands in the place of a part that failed. */
export function FailedPart({ reason = 'failed', retry, messages: given }: FailedPartProps) {
  const messages = useMessages('errorBoundary', errorBoundaryMessages, given);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4 text-small">
      <p>{messages[reason]}</p>
      <Button size="small" onClick={retry}>
        {messages.retry}
      </Button>
    </div>
  );
}
