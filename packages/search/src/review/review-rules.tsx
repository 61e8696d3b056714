import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';

const rules = [
  'Enviamos um link ao seu e-mail. A avaliação só aparece depois que você confirmar por ele, em até 7 dias.',
  'Aparecem seu nome, sua relação com a escola, as notas e o depoimento. O e-mail, não.',
  'Cada e-mail avalia uma escola uma vez. Elogio ou crítica, a avaliação vale o mesmo: ninguém paga para mudar isso.',
  'A escola pode responder. Quem lê pode denunciar: três denúncias tiram a avaliação do ar até alguém da equipe conferir.',
];

/** What becomes of a review, beside the form. */
export function ReviewRules() {
  const { links } = useSearchPorts();
  return (
    <aside aria-labelledby="como-funciona" className="flex max-w-prose flex-col gap-3">
      <Heading level={2} size="small" id="como-funciona">
        Como funciona
      </Heading>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-brand">
        {rules.map((rule) => (
          <Text key={rule} as="li" size="small">
            {rule}
          </Text>
        ))}
      </ul>
      <Text size="small">
        <Link asChild>
          <RouteLink to={links.terms('avaliacoes')}>Regras das avaliações</RouteLink>
        </Link>
      </Text>
    </aside>
  );
}
