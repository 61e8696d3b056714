'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { schoolVisitMessage, schoolWhatsapp, whatsappAddress, whatsappLabel } from '../offer/whatsapp.ts';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress } from '../route-link.tsx';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';
import { SubmissionPage } from '../submission/submission-page.tsx';
import { VisitForm } from './form/visit-form.tsx';
import type { SubmittedVisitForm } from './form/visit-values.ts';
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
  const buildAddress = useBuildAddress();
  const school = useSchool(slug);
  const { data: visits } = useSuspenseQuery(visitDaysQuery(service, slug));
  if (!visits) throw notFound();
  // What happens to a request after submission.
  const rules = [
    visits.forwardedTo === 'team'
      ? 'Não temos o e-mail desta escola: nossa equipe passa o pedido adiante. Espere a confirmação antes de ir.'
      : 'O pedido vai para o e-mail da escola. Espere ela confirmar um dos horários antes de ir.',
    'Você recebe um e-mail com os horários para a sua agenda e um link para mudar ou cancelar. Não precisa de conta.',
    'No dia anterior a cada horário, mandamos um lembrete.',
  ];
  return (
    <SubmissionPage
      school={school}
      label="Visita"
      title="Agende uma visita"
      rules={rules}
      more={<WhatsappButton school={school} />}
    >
      <VisitForm
        slug={slug}
        action={buildAddress(links.visit(slug))}
        days={visits.days}
        submitted={submitted}
        startedAt={startedAt}
      />
    </SubmissionPage>
  );
}

/** The way without a form. */
function WhatsappButton({ school }: { school: School }) {
  const { track } = useSearchPorts();
  const { name, slug, address } = school;
  const own = schoolWhatsapp(school);
  return (
    <LinkButton
      href={whatsappAddress(schoolVisitMessage(name, address.city, address.uf), own)}
      icon={MessageCircle}
      rel="nofollow noopener"
      target="_blank"
      onClick={() =>
        track({ name: 'button_click', button: 'whatsapp', place: 'school-visit', school_slug: slug })
      }
    >
      {whatsappLabel(own)}
    </LinkButton>
  );
}
