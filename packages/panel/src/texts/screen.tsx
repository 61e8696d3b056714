import type { SchoolTexts } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { ListPages } from '../list-pages.tsx';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { textsQuery } from './queries.ts';
import type { TextsSearch } from './search-params.ts';
import { TextItem } from './text-item.tsx';

/** Of the region that is focused when the last text has left the list. */
const REGION_ID = 'textos';

/** An answered text leaves the list of what waits: the next one takes the focus. */
const focusNeighbor = focusOnRemoval(
  (sibling) => sibling?.querySelector<HTMLElement>('[data-answer]') ?? document.getElementById(REGION_ID),
);

/** What families ask and say about a school, and what it answers. */
export function TextsScreen({ slug, search }: { slug: string; search: TextsSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(textsQuery(api, slug, search));
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Perguntas e avaliações"
      intro="Sua resposta aparece na página da escola na hora, abaixo do que a família escreveu."
    >
      <Text className="hidden noscript:block">Para responder, ative o JavaScript do navegador.</Text>
      <Filters slug={slug} search={search} texts={data} />
      <section
        id={REGION_ID}
        tabIndex={-1}
        aria-label={search.situacao ? 'Respondidas' : 'Sem resposta'}
        className="flex flex-col gap-4"
      >
        {data.texts.length === 0 ? (
          <Empty search={search} />
        ) : (
          <ul className="flex max-w-prose flex-col gap-4">
            {data.texts.map((text) => (
              <TextItem key={`${text.kind}-${text.id}`} ref={focusNeighbor} slug={slug} text={text} />
            ))}
          </ul>
        )}
      </section>
      <ListPages
        page={data.page}
        count={data.pages}
        target={(pagina) => links.texts(slug, { ...search, pagina })}
      />
    </SchoolPage>
  );
}

interface ListProps {
  slug: string;
  search: TextsSearch;
  texts: SchoolTexts;
}

const kinds = [
  { tipo: undefined, label: 'Tudo' },
  { tipo: 'perguntas', label: 'Perguntas' },
  { tipo: 'avaliacoes', label: 'Avaliações' },
] as const;

function Filters({ slug, search: { situacao, tipo }, texts: { waiting, answered } }: ListProps) {
  const { links } = usePanelPorts();
  const states = [
    { situacao: undefined, label: `Sem resposta (${formatCount(waiting)})` },
    { situacao: 'respondidas', label: `Respondidas (${formatCount(answered)})` },
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <SegmentedNav aria-label="Situação">
        {states.map((state) => (
          <SegmentLink key={state.label} asChild current={state.situacao === situacao}>
            <RouteLink {...links.texts(slug, { situacao: state.situacao, tipo })}>{state.label}</RouteLink>
          </SegmentLink>
        ))}
      </SegmentedNav>
      <SegmentedNav aria-label="O que mostrar">
        {kinds.map((kind) => (
          <SegmentLink key={kind.label} asChild current={kind.tipo === tipo}>
            <RouteLink {...links.texts(slug, { situacao, tipo: kind.tipo })}>{kind.label}</RouteLink>
          </SegmentLink>
        ))}
      </SegmentedNav>
    </div>
  );
}

function Empty({ search: { situacao } }: { search: TextsSearch }) {
  if (situacao)
    return (
      <EmptyState title="Nada respondido ainda">
        O que a escola responder fica aqui, e pode ser mudado depois.
      </EmptyState>
    );
  return (
    <EmptyState title="Nada sem resposta">
      Quando uma família perguntar algo ou avaliar a escola, aparece aqui.
    </EmptyState>
  );
}
