import type { SchoolVisit, SchoolVisits } from '@melhor-escola/api-client/panel';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { ClosedDays } from './closed-days.tsx';
import { visitsQuery } from './queries.ts';
import { VisitItem } from './visit-item.tsx';
import { Week } from './week.tsx';

/** Of the heading that is focused when the last request has left the list of those that wait. */
const WAITING_ID = 'esperam';

/** A decided request leaves that list: the next one takes the focus. */
const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector<HTMLElement>('button') ?? document.getElementById(WAITING_ID),
);

/** The visit requests of a school: what waits, the week, and when it receives visitors. */
export function VisitsScreen({ slug }: { slug: string }) {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(visitsQuery(api, slug));
  const waiting = data.visits.filter(({ isWaiting }) => isWaiting);
  const others = data.visits.filter(({ isWaiting }) => !isWaiting);
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Visitas"
      intro="A família recebe um e-mail a cada decisão, com o horário para a agenda dela."
    >
      <Text className="hidden noscript:block">Para decidir, ative o JavaScript do navegador.</Text>
      <section aria-labelledby={WAITING_ID} className="flex flex-col gap-3">
        <Heading level={2} id={WAITING_ID} tabIndex={-1}>
          Esperam pela escola
        </Heading>
        {waiting.length === 0 ? (
          <EmptyState level={3} title="Nenhum pedido espera">
            Quando uma família pedir uma visita ou perguntar algo, aparece aqui.
          </EmptyState>
        ) : (
          <VisitList slug={slug} visits={waiting} days={data.days} />
        )}
      </section>
      <Week today={data.today} visits={data.visits} closedDays={data.closedDays} />
      {others.length > 0 && (
        <section aria-labelledby="outras" className="flex flex-col gap-3">
          <Heading level={2} id="outras">
            Marcadas, em conversa e dos últimos dias
          </Heading>
          <VisitList slug={slug} visits={others} days={data.days} />
        </section>
      )}
      <ClosedDays slug={slug} visitHours={data.visitHours} closedDays={data.closedDays} today={data.today} />
    </SchoolPage>
  );
}

interface VisitListProps {
  slug: string;
  visits: readonly SchoolVisit[];
  days: SchoolVisits['days'];
}

function VisitList({ slug, visits, days }: VisitListProps) {
  return (
    <ul className="flex max-w-180 flex-col gap-3">
      {visits.map((visit) => (
        <VisitItem key={visit.id} ref={focusNeighbor} slug={slug} visit={visit} days={days} />
      ))}
    </ul>
  );
}
