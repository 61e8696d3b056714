'use client';

import {
  type ComponentType,
  createContext,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
} from 'react';
import type { Messages } from '../components/messages/message-types.ts';
import { ErrorBoundary, FailedPart } from './error-boundary.tsx';

/** Props in addition to the component's own. */
export interface LazyPartProps {
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
}

export interface LazyPartOptions<Props> {
  /** Texts of the message, such as `unloaded`, which names what did not open. */
  messages?: Partial<Messages<'errorBoundary'>> | undefined;
  /**
   * Stands in the place of a part that fails or cannot be loaded: a link that works without it, or nothing. `message` is the default.
   * @default a message with a button that tries again
   */
  failure?: ((props: Props & LazyPartProps, retry: () => void, message: ReactNode) => ReactNode) | undefined;
}

/** Loads the code of the part around it again. */
const RetryContext = createContext(() => {});

/**
 * A component whose code is loaded when it is first rendered: a dialog behind a button, a form in the button's place. Code that cannot be
 * loaded, as without a connection, leaves the rest of the page: the part says so and tries again when asked, and each time it is opened.
 * If a second attempt in the same place fails, the next one reloads the page, because Chrome keeps the failure of an import until then.
 * React's own `lazy` would throw, and the error page would replace everything.
 *
 * @example
 * const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { messages, failure }: LazyPartOptions<Props> = {},
): (props: Props & LazyPartProps) => ReactNode {
  const renderFailure = (reason: 'failed' | 'unloaded', props: Props & LazyPartProps, retry: () => void) => {
    const message = <FailedPart reason={reason} retry={retry} messages={messages} />;
    return failure ? failure(props, retry, message) : message;
  };

  function UnloadedPart(props: Props & LazyPartProps) {
    return renderFailure('unloaded', props, use(RetryContext));
  }

  const attempt = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // Without a connection nobody is at fault.
        if (navigator.onLine) reportError(error);
        // The next part that is opened tries again.
        latest = undefined;
        return { default: UnloadedPart };
      }
    });
  let latest: LazyExoticComponent<ComponentType<Props>> | undefined;
  const current = () => (latest ??= attempt());

  return function LazyPart(props: Props & LazyPartProps) {
    const [{ Loaded, hasRetried }, setState] = useState(() => ({ Loaded: current(), hasRetried: false }));
    const retry = useCallback(() => {
      // Without a connection a reload would replace the page with an error.
      if (hasRetried && navigator.onLine) window.location.reload();
      else setState({ Loaded: current(), hasRetried: true });
    }, [hasRetried]);
    return (
      <ErrorBoundary fallback={(renderAgain) => renderFailure('failed', props, renderAgain)}>
        <RetryContext value={retry}>
          <Suspense fallback={props.fallback}>
            <Loaded {...props} />
          </Suspense>
        </RetryContext>
      </ErrorBoundary>
    );
  };
}
