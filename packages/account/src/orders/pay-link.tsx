import { LinkButton, type LinkButtonProps } from '@melhor-escola/ui/button';
import ExternalLink from 'lucide-react/icons/external-link';

export interface PayLinkProps extends Pick<LinkButtonProps, 'size' | 'className'> {
  /** The order's page at the payment host (RT-14). */
  href: string;
  /** Of which school's scholarship, to those who hear the link alone. */
  school: string;
}

/** The way to pay for a reservation, in another tab: this one shows the payment once it is known. Renders an `<a>`. */
export function PayLink({ href, school, ...rest }: PayLinkProps) {
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener"
      variant="primary"
      wide
      iconEnd={ExternalLink}
      {...rest}
    >
      Pagar agora<span className="sr-only"> a bolsa de {school} (abre em outra aba)</span>
    </LinkButton>
  );
}
