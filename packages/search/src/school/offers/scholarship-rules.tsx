import { paymentRule, refundRule } from '@melhor-escola/domain/refund-rule';
import { Icon } from '@melhor-escola/ui/icon';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';

/** The rules of the scholarships, and what to check before applying (product 2). */
export function ScholarshipRules() {
  const { links } = useSearchPorts();
  return (
    <section
      aria-labelledby="regras"
      className="flex lazy-layout-334 flex-col gap-4 text-pretty sm:lazy-layout-225"
    >
      <Heading level={2} id="regras">
        Regras da bolsa
      </Heading>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {scholarshipRules.map(({ term, text }) => (
          <div key={term} className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-2 rounded-card bg-wash p-4">
        <Heading level={3} size="small">
          A bolsa serve para você se
        </Heading>
        <ul className="flex flex-col gap-1">
          {[
            'o aluno não estuda nesta escola hoje;',
            'ele vai cursar a série e o turno da bolsa no ano que está escrito nela;',
            'a mensalidade com desconto cabe no orçamento até o fim da etapa.',
          ].map((condition) => (
            <li key={condition} className="flex items-start gap-2">
              <Icon as={CircleCheck} size="small" className="mt-1 text-confirm" />
              <span>{condition}</span>
            </li>
          ))}
        </ul>
      </div>
      <Text size="small" tone="soft">
        O texto completo está nos{' '}
        <Link asChild>
          <RouteLink to={links.terms()}>termos de uso</RouteLink>
        </Link>
        .
      </Text>
    </section>
  );
}

/** A rule of the scholarships: a short title and the full text. */
interface ScholarshipRule {
  readonly term: string;
  readonly text: string;
}

/** The rules of every scholarship of the site, in one place (product 2); the terms of use say the same. */
const scholarshipRules: readonly ScholarshipRule[] = [
  {
    term: 'Só para alunos novos',
    text: 'A bolsa é para quem ainda não estuda nesta escola. Para quem já é aluno, em regra, não vale.',
  },
  {
    term: 'Até o fim da etapa',
    text: 'O desconto continua nos anos seguintes, até terminar a etapa em que o aluno entrou, com as mensalidades em dia.',
  },
  {
    term: 'Sobre a mensalidade',
    text: 'O desconto é uma porcentagem da mensalidade. A escola pode reajustá-la a cada ano: a porcentagem fica.',
  },
  {
    term: 'Vagas contadas',
    text: 'Cada série e turno tem um número de vagas e um prazo, que estão na bolsa. Quando acabam, ela sai da página.',
  },
  {
    term: 'O ano inteiro',
    text: 'O contrato é anual: matrícula e 12 mensalidades (Lei nº 9.870/1999). Material, uniforme, alimentação e transporte são à parte, salvo o que a escola declara incluído.',
  },
  {
    term: 'Como se paga',
    text: `Reservar é grátis e guarda a vaga por 48 horas. Para garanti-la, você paga a matrícula ou, se a escola não a cobra, a primeira mensalidade com a bolsa. ${paymentRule}`,
  },
  { term: 'Se você desistir', text: refundRule },
];
