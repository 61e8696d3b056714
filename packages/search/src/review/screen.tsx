'use client';

import { Heading, Text } from '@melhor-escola/ui/text';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { useSearchPorts } from '../ports.tsx';
import { useAddressOf, RouteLink } from '../route-link.tsx';
import { SchoolCover } from '../school/card/school-cover.tsx';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import type { SubmittedReviewForm } from './form/review-error.ts';
import { ReviewForm } from './form/review-form.tsx';

export interface ReviewScreenProps {
  slug: string;
  /** The form that was submitted without JavaScript and rejected. */
  submitted?: SubmittedReviewForm | undefined;
  /** When the page was rendered, in ms since 1970. */
  startedAt: number;
}

/** The page to review a school (RT-04). Reads what `loadSchool` has fetched. */
export function ReviewScreen({ slug, submitted, startedAt }: ReviewScreenProps) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  const school = useSchool(slug);
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <PageBreadcrumb
        steps={[
          { label: 'Início', to: links.home() },
          { label: school.name, to: links.school(slug) },
          { label: 'Avaliar' },
        ]}
      />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <div className="flex max-w-prose min-w-0 flex-col gap-8">
          <ReviewHeader school={school} />
          <ReviewForm
            slug={slug}
            action={addressOf(links.rateSchool(slug))}
            submitted={submitted}
            startedAt={startedAt}
          />
        </div>
        <ReviewRules />
      </div>
    </PageWidth>
  );
}

function ReviewHeader({ school }: { school: School }) {
  const { name, slug, address } = school;
  return (
    <header className="flex items-start gap-4">
      <SchoolCover slug={slug} name={name} image={school.photos[0]?.url} stage={school.stages[0]?.slug} />
      <div className="flex min-w-0 flex-col gap-1">
        <Heading level={1} size="large" className="wrap-anywhere">
          <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">
            Avalie a escola
          </span>{' '}
          {name}
        </Heading>
        <Text tone="soft" size="small">
          {address.city}, {address.uf}
        </Text>
      </div>
    </header>
  );
}

const rules = [
  'Enviamos um link ao seu e-mail. A avaliação só aparece depois que você confirmar por ele, em até 7 dias.',
  'Aparecem seu nome, sua relação com a escola, as notas e o depoimento. O e-mail, não.',
  'Cada e-mail avalia uma escola uma vez. Elogio ou crítica, a avaliação vale o mesmo: ninguém paga para mudar isso.',
  'A escola pode responder. Quem lê pode denunciar: três denúncias tiram a avaliação do ar até alguém da equipe conferir.',
];

/** What happens to a review after submission, beside the form. */
function ReviewRules() {
  const { links } = useSearchPorts();
  return (
    <aside aria-labelledby="como-funciona" className="flex max-w-prose flex-col gap-3">
      <Heading level={2} size="small" id="como-funciona">
        Como funciona
      </Heading>
      <ul className="flex list-disc flex-col gap-2 ps-5 [&>::marker]:text-brand">
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
