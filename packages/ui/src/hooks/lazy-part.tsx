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
import { FailedPart, PagePart } from './error-boundary.tsx';

/** Props in addition to the component's own. */
export interface LazyPartProps {
  /** Shown until the code is loaded. */
  fallback?: ReactNode;
}

/** Loads the code of the part around it again. */
const RetryContext = createContext(() => {});

/**
 * A component whose code is loaded when it is first rendered: a dialog behind a button, a form in the button's place. Code that cannot be
 * loaded, as without a connection, leaves the rest of the page: the part says so and tries again when asked, and each time it is opened.
 * If a second attempt in the same place fails, the next one reloads the page, because Chrome keeps the failure of an import until then.
 *
 * @example
 * const ReportSheet = lazyPart(async () => (await import('./report-sheet.tsx')).ReportSheet);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & LazyPartProps) => ReactNode {
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
      <PagePart>
        <RetryContext value={retry}>
          <Suspense fallback={props.fallback}>
            <Loaded {...props} />
          </Suspense>
        </RetryContext>
      </PagePart>
    );
  };
}

function UnloadedPart() {
  return <FailedPart reason="unloaded" retry={use(RetryContext)} />;
}
