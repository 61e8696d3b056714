import { formatDateTime } from '@melhor-escola/domain/date';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { changedFields, eventAuthor, eventTitle } from './event-text.ts';
import { logQuery } from './queries.ts';
import type { LogSearch } from './search-params.ts';

/** Who changed what of a school, before and after, who saw a family's contact, and when. */
export function LogScreen({ slug, search: { antes } }: { slug: string; search: LogSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(logQuery(api, slug, antes));
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Registro"
      intro="Quem mudou o quê, quem viu o contato de uma família, e quando. Ninguém apaga este registro."
    >
      {data.events.length === 0 ? (
        <EmptyState title="Nada mudou ainda">
          O que alguém mudar na página, nas bolsas, nas reservas ou nas pessoas aparece aqui.
        </EmptyState>
      ) : (
        <ol className="flex max-w-160 flex-col gap-3">
          {data.events.map((event) => (
            <Card key={event.id} as="li" className="flex flex-col gap-2">
              <Heading level={2} size="small">
                {eventTitle(event)}
              </Heading>
              <Text size="small" tone="soft">
                {`${eventAuthor(event)}, ${formatDateTime(new Date(event.at), data.timeZone)}`}
              </Text>
              <dl className="flex flex-col gap-1">
                {changedFields(event).map(({ label, before, after }) => (
                  <div key={label} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
                    <dt className="text-small text-ink-soft">{label}</dt>
                    <dd className="wrap-anywhere whitespace-pre-line">
                      {before !== undefined && (
                        <del className="text-ink-soft">
                          <span className="sr-only">Antes: </span>
                          <span>{before}</span>
                        </del>
                      )}
                      <ins className="block no-underline">
                        <span className="sr-only">{before === undefined ? '' : 'Agora: '}</span>
                        <span>{after}</span>
                      </ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          ))}
        </ol>
      )}
      {data.next !== null && (
        <LinkButton asChild className="self-start max-sm:w-full">
          <RouteLink {...links.log(slug)} search={{ antes: data.next }}>
            Mostrar o que veio antes
          </RouteLink>
        </LinkButton>
      )}
    </SchoolPage>
  );
}
