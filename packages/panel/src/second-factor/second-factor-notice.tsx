import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';

/**
 * Leads to the second factor and back when a call of the open page needs it: the session stopped being privileged. What was typed stays,
 * so nobody is taken away from it. Stays visible, because the button that was pressed may be far down the page.
 */
export function SecondFactorNotice() {
  const { links } = usePanelPorts();
  const { href, pathname } = useLocation();
  const neededAt = useFactorNeededAt(href);
  // The page of the second factor asks for it itself.
  if (neededAt !== href || pathname === links.secondFactor().to) return null;
  return (
    // Only the notice itself covers what is below it.
    <div className="tall:sticky pointer-events-none top-0 z-30">
      <PageWidth className="py-4">
        <Alert
          tone="warning"
          live
          title="Confirme de novo que é você"
          className="pointer-events-auto shadow-float"
          action={
            <LinkButton asChild size="small">
              <RouteLink {...links.secondFactor(href)}>Confirmar</RouteLink>
            </LinkButton>
          }
        >
          Por segurança, a confirmação vale por algumas horas. Depois dela, esta página se abre de novo.
        </Alert>
      </PageWidth>
    </div>
  );
}

/** The page on which a call was last rejected for want of the second factor. */
function useFactorNeededAt(href: string): string | undefined {
  const { onCallFailed } = usePanelPorts();
  const [neededAt, setNeededAt] = useState<string>();
  const note = useEffectEvent((error: unknown) => {
    if (isRejectedWith(error, 'SECOND_FACTOR_REQUIRED')) setNeededAt(href);
  });
  useEffect(() => onCallFailed((error) => note(error)), [onCallFailed]);
  return neededAt;
}
