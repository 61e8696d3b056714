import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface OptionalPartProps {
  children: ReactNode;
  /**
   * Rendered once the part has failed.
   * @default nothing
   */
  fallback?: (() => ReactNode) | undefined;
}

const Nothing = () => null;

/** Error boundary for parts that a page can do without, such as tracking or the account's entry. */
export function OptionalPart({ children, fallback = Nothing }: OptionalPartProps) {
  return (
    <CatchBoundary getResetKey={() => 'never'} errorComponent={fallback}>
      {children}
    </CatchBoundary>
  );
}
