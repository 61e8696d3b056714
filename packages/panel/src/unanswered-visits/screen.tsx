import type { UnansweredVisits } from '@melhor-escola/api-client/panel';
import { pluralize } from '@melhor-escola/domain/count';
import { phoneDigits } from '@melhor-escola/domain/phone-number';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useId } from 'react';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import type { PageSearch } from '../page-search.ts';
import { usePanelPorts } from '../ports.tsx';
import { VisitItem } from '../visits/visit-item.tsx';
import { unansweredVisitsQuery } from './queries.ts';

/** A decided request leaves its list: the next one of its school takes the focus, or the heading. */
const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('#lista'),
);

/** The visit requests that a school has not got or not answered: our team calls it, and decides for it. */
export function UnansweredVisitsScreen({ search }: { search: PageSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(unansweredVisitsQuery(api, search));
  const title = pluralize(data.total, 'pedido espera', 'pedidos esperam');
  useAnnouncement(title, { initial: false });
  // A school may have got one request and not another.
  const groups = Map.groupBy(data.visits, ({ school, reason }) => `${school.slug} ${reason}`);
  return (
    <OperationPage
      title="Visitas sem resposta"
      intro="Ligue para a escola e decida aqui o que ela disser: a família recebe um e-mail, com o horário para a agenda dela."
    >
      <Text className="hidden noscript:block">Para decidir, ative o JavaScript do navegador.</Text>
      <Heading level={2} size="small" id="lista" tabIndex={-1}>
        {title}
      </Heading>
      {data.visits.length === 0 ? (
        <EmptyState level={3} title="Nenhum pedido espera por nós">
          Os pedidos a escolas sem e-mail, e os que uma escola não responde em dois dias, aparecem aqui.
        </EmptyState>
      ) : (
        Array.from(groups, ([key, visits]) => <SchoolVisits key={key} visits={visits} />)
      )}
      <ListPages
        page={search.pagina ?? 1}
        count={data.pages}
        target={(pagina) => links.unansweredVisits({ pagina })}
      />
    </OperationPage>
  );
}

/** The requests of one school for one reason. @param visits at least one. */
function SchoolVisits({ visits }: { visits: UnansweredVisits['visits'] }) {
  const { links } = usePanelPorts();
  const heading = useId();
  const [first] = visits;
  if (!first) return null;
  const { school, reason } = first;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <Text id={heading} weight="strong" className="wrap-anywhere">
          <Link asChild>
            <RouteLink {...links.visits(school.slug)}>{school.name}</RouteLink>
          </Link>
        </Text>
        <Text>
          {school.phone === null ? (
            'Não temos o telefone desta escola.'
          ) : (
            <Link href={`tel:+55${phoneDigits(school.phone)}`}>{school.phone}</Link>
          )}
        </Text>
        <Text size="small" tone="soft">
          {reason === 'no-mailbox'
            ? 'A escola não recebeu o pedido por e-mail.'
            : 'A escola recebeu o pedido há mais de dois dias, e não respondeu.'}
        </Text>
      </div>
      <ul className="flex max-w-prose flex-col gap-3">
        {visits.map(({ visit, days }) => (
          <VisitItem key={visit.id} ref={focusNeighbor} slug={school.slug} visit={visit} days={days} />
        ))}
      </ul>
    </section>
  );
}
