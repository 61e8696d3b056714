import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reportCaught } from '../tracking/error-reports.ts';

export interface OptionalPartProps {
  children: ReactNode;
  /**
   * What stands there once the part has failed.
   * @default nothing
   */
  instead?: (() => ReactNode) | undefined;
}

const Nothing = () => null;

/** A part that pages are complete without: tracking, the account's entry. When it fails it is reported, and the page stays. */
export function OptionalPart({ children, instead = Nothing }: OptionalPartProps) {
  return (
    <CatchBoundary getResetKey={() => 'never'} errorComponent={instead} onCatch={reportCaught}>
      {children}
    </CatchBoundary>
  );
}
