import { site } from '@melhor-escola/config/site';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';
import { tellClick } from '../tell-click.ts';

/** Whom to ask, and by which code. Renders a `<section>`. */
export function OrderHelp({ code }: { code: string }) {
  const { links, track } = useAccountPorts();
  return (
    <Card
      as="section"
      tone="wash"
      aria-labelledby="ajuda"
      className="flex flex-col gap-2 sm:max-lg:col-span-2 print:hidden"
    >
      <Heading level={2} size="small" id="ajuda">
        Precisa de ajuda?
      </Heading>
      <Text size="small">
        Ligue grátis para{' '}
        <Link
          href={site.phone.href}
          className="whitespace-nowrap tabular-nums"
          onClick={tellClick(track, 'call', 'order-help')}
        >
          {site.phone.label}
        </Link>{' '}
        e informe o código <span className="whitespace-nowrap tabular-nums">{code}</span>.
      </Text>
      <Text size="small">
        <Link asChild className="inline-block py-1">
          <RouteLink {...links.helpCenter()}>Ver a central de ajuda</RouteLink>
        </Link>
      </Text>
    </Card>
  );
}
