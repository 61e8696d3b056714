import { LinkButton, type LinkButtonProps } from '@melhor-escola/ui/button';
import type { Order } from '@melhor-escola/api-client/authenticated-client';
import ExternalLink from 'lucide-react/icons/external-link';
import { useAccountPorts } from '../ports.tsx';
import { tellClick } from '../tell-click.ts';

export interface PayLinkProps extends Pick<LinkButtonProps, 'size' | 'className'> {
  /** The order's page at the payment host (RT-14). */
  href: string;
  /** Of which school's scholarship, to those who hear the link alone. */
  school: Order['school'];
  /** Where it stands, for who counts. */
  place: 'orders' | 'order';
}

/** The way to pay for a reservation, in another tab: this one shows the payment once it is known. Renders an `<a>`. */
export function PayLink({ href, school, place, ...rest }: PayLinkProps) {
  const { track } = useAccountPorts();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener"
      variant="primary"
      wide
      iconEnd={ExternalLink}
      onClick={tellClick(track, 'pay', place, school.slug)}
      {...rest}
    >
      Pagar agora<span className="sr-only"> a bolsa de {school.name} (abre em outra aba)</span>
    </LinkButton>
  );
}
