import { LinkButton } from '@melhor-escola/ui/button';
import { Drawing } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';

/** No partner gives anything today: where to go on. */
export function NoBenefits() {
  const { links } = useAccountPorts();
  return (
    <div className="flex max-w-prose flex-col items-start gap-4 py-4">
      <Drawing>
        <path d="M24 40h72v44H24zM18 26h84v14H18z" className="fill-card" />
        <path d="M60 26v58M60 26c-6-14-24-16-24-6 0 6 14 6 24 6zM60 26c6-14 24-16 24-6 0 6-14 6-24 6z" />
      </Drawing>
      <Heading level={2} size="small">
        Nenhum benefício no momento
      </Heading>
      <Text>
        Quando um parceiro oferecer desconto em material, uniforme ou cursos, ele aparece aqui. Enquanto isso,
        a maior economia é a bolsa.
      </Text>
      <LinkButton asChild variant="primary" size="large">
        <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

/** Nothing of the chosen category: back to all. */
export function NoBenefitsOfCategory({ category }: { category: string }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <Text className="wrap-anywhere">Nenhum benefício de “{category}” no momento.</Text>
      <LinkButton asChild>
        <RouteLink {...links.benefits()}>Ver todos</RouteLink>
      </LinkButton>
    </div>
  );
}
