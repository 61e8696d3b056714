import type { ReactNode } from 'react';

/** The measure every page keeps: the kit's gutters on a phone, a tablet and a desk. Renders a `<div>`. */
export function PageWidth({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mx-auto w-full max-w-(--breakpoint-xl) px-4 sm:px-6 lg:px-8 ${className}`}>
      {children}
    </div>
  );
}
