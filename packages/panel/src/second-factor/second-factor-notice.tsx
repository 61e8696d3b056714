import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';

/**
 * Leads to the second factor and back when a call of the open page needs it: the session stopped being privileged. What was typed stays,
 * so nobody is taken away from it. Loaders redirect by themselves.
 */
export function SecondFactorNotice() {
  const { links } = usePanelPorts();
  const { href } = useLocation();
  const neededAt = useFactorNeededAt(href);
  if (neededAt !== href) return null;
  return (
    <PageWidth className="pt-4">
      <Alert
        tone="warning"
        live
        title="Confirme de novo que é você"
        action={
          <LinkButton asChild size="small">
            <RouteLink {...links.secondFactor(href)}>Confirmar</RouteLink>
          </LinkButton>
        }
      >
        Por segurança, a confirmação vale por algumas horas. Depois dela, esta página se abre de novo.
      </Alert>
    </PageWidth>
  );
}

/** The page on which a query or a mutation was last rejected for want of the second factor. */
function useFactorNeededAt(href: string): string | undefined {
  const queryClient = useQueryClient();
  const [neededAt, setNeededAt] = useState<string>();
  useEffect(() => {
    const note = (error: unknown) => {
      if (isRejectedWith(error, 'SECOND_FACTOR_REQUIRED')) setNeededAt(href);
    };
    const unsubscribe = [
      // Only what the page shows: a link that is pointed at loads its page ahead, and that page asks by itself.
      queryClient.getQueryCache().subscribe(({ query }) => query.isActive() && note(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => note(mutation?.state.error)),
    ];
    return () => {
      for (const end of unsubscribe) end();
    };
  }, [queryClient, href]);
  return neededAt;
}
