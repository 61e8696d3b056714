import { ErrorBoundary, HydrationMark } from '@melhor-escola/ui/hooks';
import { createFileRoute, Outlet } from '@tanstack/react-router';

/**
 * Layout route of all pages, within the frame. React hydrates a page after the frame, because the router wraps it in Suspense: the mark
 * shows when it is hydrated (ADR 0040). A page that fails once is rendered afresh, before the error page of its route.
 */
export const Route = createFileRoute('/_page')({ component: PageLayout });

function PageLayout() {
  return (
    <ErrorBoundary>
      <HydrationMark>
        <Outlet />
      </HydrationMark>
    </ErrorBoundary>
  );
}
