'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { schoolVisitMessage, schoolWhatsapp, whatsappAddress } from '../offer/whatsapp.ts';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSearchPorts } from '../ports.tsx';
import { useAddressOf } from '../route-link.tsx';
import { SchoolCover } from '../school/card/school-cover.tsx';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';
import { VisitForm } from './form/visit-form.tsx';
import type { SubmittedVisitForm } from './form/visit-error.ts';
import { visitDaysQuery } from './queries.ts';

export interface RequestVisitScreenProps {
  slug: string;
  /** The form that was submitted without JavaScript and rejected. */
  submitted?: SubmittedVisitForm | undefined;
  /** When the page was rendered, in ms since 1970. */
  startedAt: number;
}

/** The page to request a visit to a school (product 14). Reads what `loadVisitPage` has fetched. */
export function RequestVisitScreen({ slug, submitted, startedAt }: RequestVisitScreenProps) {
  const { links, service } = useSearchPorts();
  const addressOf = useAddressOf();
  const school = useSchool(slug);
  const { data: visits } = useSuspenseQuery(visitDaysQuery(service, slug));
  if (!visits) throw notFound();
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <PageBreadcrumb
        steps={[
          { label: 'Início', to: links.home() },
          { label: school.name, to: links.school(slug) },
          { label: 'Visita' },
        ]}
      />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <div className="flex max-w-prose min-w-0 flex-col gap-8">
          <VisitHeader school={school} />
          <VisitForm
            slug={slug}
            action={addressOf(links.visit(slug))}
            days={visits.days}
            submitted={submitted}
            startedAt={startedAt}
          />
        </div>
        <VisitRules school={school} isForwardedByTeam={visits.forwardedTo === 'team'} />
      </div>
    </PageWidth>
  );
}

function VisitHeader({ school }: { school: School }) {
  const { name, slug, address } = school;
  return (
    <header className="flex items-start gap-4">
      <SchoolCover slug={slug} name={name} image={school.photos[0]?.url} stage={school.stages[0]?.slug} />
      <div className="flex min-w-0 flex-col gap-1">
        <Heading level={1} size="large" className="wrap-anywhere">
          <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">
            Agende uma visita
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

/** What happens to a request after submission, beside the form, and the way without a form. */
function VisitRules({ school, isForwardedByTeam }: { school: School; isForwardedByTeam: boolean }) {
  const { track } = useSearchPorts();
  const rules = [
    isForwardedByTeam
      ? 'Não temos o e-mail desta escola: nossa equipe passa o pedido adiante, e a escola responde a você.'
      : 'O pedido vai para o e-mail da escola. Ela confirma um dos horários respondendo a você.',
    'Você recebe um e-mail com os horários para a sua agenda e um link para mudar ou cancelar. Não precisa de conta.',
    'No dia anterior a cada horário, mandamos um lembrete.',
  ];
  const { name, slug, address } = school;
  const own = schoolWhatsapp(school);
  return (
    <aside aria-labelledby="como-funciona" className="flex max-w-prose flex-col items-start gap-3">
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
      <LinkButton
        href={whatsappAddress(schoolVisitMessage(name, address.city, address.uf), own)}
        icon={MessageCircle}
        rel="nofollow noopener"
        target="_blank"
        onClick={() =>
          track({ name: 'button_click', button: 'whatsapp', place: 'school-visit', school_slug: slug })
        }
      >
        {own === undefined ? 'Perguntar no WhatsApp' : 'WhatsApp da escola'}
      </LinkButton>
    </aside>
  );
}
