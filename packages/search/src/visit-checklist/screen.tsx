'use client';

import { pluralize } from '@melhor-escola/domain/count';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { summariesQuery } from '../school/saved-school.ts';
import { type QuestionsFor, SchoolSheet, type SheetChanges } from './school-sheet.tsx';
import { toVisitedSchool } from './storage/store-saved-schools.ts';
import type { VisitRecord } from './storage/visit-record.ts';
import { visitStore } from './storage/visit-store.ts';

export interface VisitChecklistScreenProps {
  /** What to ask at a school. Stable, so that only a changed sheet re-renders. */
  questionsFor: QuestionsFor;
}

/**
 * The favorites as a checklist for visits: what to ask at each school, and the parent's own remarks. All of it is stored on the
 * device, so that it can be used without a connection; the host adds `visitChecklistStyles` to the page's head.
 */
export function VisitChecklistScreen({ questionsFor }: VisitChecklistScreenProps) {
  const { favorites, links } = useSearchPorts();
  const slugs = useSlugList(favorites);
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="print:hidden">
        <PageBreadcrumb
          end="parent"
          steps={[
            { label: 'Início', to: links.home() },
            { label: 'Favoritos', to: links.favorites() },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Heading level={1} size="large">
          Roteiro das visitas
        </Heading>
        {slugs.length > 0 && (
          <Button icon={Printer} onClick={() => window.print()}>
            Imprimir
          </Button>
        )}
      </div>
      <noscript>
        <p>
          O roteiro usa as escolas salvas neste aparelho e precisa de JavaScript, que está desligado neste
          navegador.
        </p>
      </noscript>
      {slugs.length === 0 ? <NoSchools /> : <Sheets slugs={slugs} questionsFor={questionsFor} />}
    </PageWidth>
  );
}

function NoSchools() {
  const { links } = useSearchPorts();
  return (
    <div className="flex flex-col items-start gap-4 noscript:hidden">
      <BlankPage />
      <Text>O roteiro tem uma folha para cada escola dos seus favoritos. Salve a primeira e volte aqui.</Text>
      <LinkButton asChild variant="primary">
        <RouteLink to={links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

const noRecords: readonly VisitRecord[] = [];
const noRecordsOnServer = () => noRecords;
const storedOnServer = () => true;

function Sheets({ slugs, questionsFor }: VisitChecklistScreenProps & { slugs: readonly string[] }) {
  const { service } = useSearchPorts();
  const { data: found, isError, isPlaceholderData } = useQuery(summariesQuery(service, slugs));
  const [store] = useState(() => visitStore());
  const records = useSyncExternalStore(store.subscribe, store.records, noRecordsOnServer);
  const isStored = useSyncExternalStore(store.subscribe, store.isStored, storedOnServer);
  useEffect(() => {
    if (found && !isPlaceholderData)
      store.open(found.filter(({ unlisted }) => !unlisted).map(toVisitedSchool));
  }, [store, found, isPlaceholderData]);
  const change = useCallback((slug: string, changes: SheetChanges) => store.change(slug, changes), [store]);
  // Without a connection, and for a school that has left the site, the stored facts.
  const shown = slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? []);
  const missing = slugs.length - shown.length;
  return (
    <>
      <Text tone="soft" className="max-w-prose print:hidden">
        {isStored
          ? 'O que você marca e escreve fica só neste aparelho, também sem internet, e some quando você sai da conta, limpa os dados do site ou passa 90 dias sem abrir o roteiro.'
          : 'O seu navegador não deixa este site guardar nada: o que você marca e escreve some quando você fecha ou recarrega a página. Imprima o roteiro para não perdê-lo.'}
      </Text>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start print:block">
        {shown.map((record) => (
          <SchoolSheet key={record.slug} record={record} questionsFor={questionsFor} onChange={change} />
        ))}
      </div>
      {missing > 0 && (
        <Text role={isError ? 'alert' : undefined} tone="soft" className="print:hidden">
          {found && !isPlaceholderData
            ? `${pluralize(missing, 'escola salva não está', 'escolas salvas não estão')} mais no site.`
            : isError
              ? 'Não conseguimos buscar as escolas. Recarregue a página para tentar de novo.'
              : 'Buscando as escolas…'}
        </Text>
      )}
    </>
  );
}
