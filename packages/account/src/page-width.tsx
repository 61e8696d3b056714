import type { ReactNode } from 'react';

/** The measure of the account's wide pages: the gutters of every page of the site. Renders a `<div>`. */
export function PageWidth({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mx-auto w-full max-w-(--breakpoint-xl) px-4 sm:px-6 lg:px-8 ${className}`}>
      {children}
    </div>
  );
}
