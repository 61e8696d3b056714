import { Icon } from '@melhor-escola/ui/icon';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useAccountPorts } from '../../ports.tsx';
import { discountPercent, type ReservableOffer } from './reservable-offer.ts';

/** The rules of this scholarship in plain words, matching the terms of use (product 2). */
export function ScholarshipTerms({ offer }: { offer: ReservableOffer }) {
  const { links } = useAccountPorts();
  const discount = discountPercent(offer);
  const rules = [
    `O desconto${discount > 0 ? ` de ${discount}%` : ''} é sobre a mensalidade. A escola pode reajustá-la a cada ano: a porcentagem fica.`,
    'É para alunos novos, e as vagas são limitadas.',
    'Vale até o fim da etapa em que o aluno entrar, com as mensalidades em dia.',
    'O contrato é do ano inteiro: matrícula e 12 mensalidades (Lei nº 9.870/1999). Material, uniforme, alimentação e transporte são à parte, salvo o que a escola declara incluído.',
    offer.monthly + offer.enrollment > 0
      ? 'A reserva guarda a vaga por 48 horas, pelos valores desta página. Sem pagamento nesse prazo, ela é cancelada sem custo.'
      : 'Não há nada a pagar para garantir a vaga. Se você desistir, cancele em Minhas bolsas, para que ela vá para outra família.',
  ];
  return (
    <section
      aria-labelledby="regras"
      className="flex flex-col gap-3 rounded-card bg-wash p-4 text-pretty sm:p-5"
    >
      <Heading level={3} size="small" id="regras">
        Regras da bolsa
      </Heading>
      <ul className="flex flex-col gap-2 text-small">
        {rules.map((rule) => (
          <li key={rule} className="flex items-start gap-2">
            <Icon as={CircleCheck} size="small" className="mt-1 text-confirm" />
            <span className="min-w-0">{rule}</span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="soft">
        O texto completo está nos{' '}
        <Link asChild>
          <RouteLink {...links.terms()} target="_blank">
            termos de uso<span className="sr-only"> (abre em outra aba)</span>
          </RouteLink>
        </Link>
        .
      </Text>
    </section>
  );
}
