import { useSuspenseQuery } from '@tanstack/react-query';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { FunnelTables } from './funnel-tables.tsx';
import { funnelQuery } from './queries.ts';

/** From the first view of a school to enrollment. */
export function FunnelScreen({ slug }: { slug: string }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(funnelQuery(api, slug));
  return (
    <SchoolPage
      slug={slug}
      school={data.school.name}
      title="Do primeiro olhar à matrícula"
      intro="Como as famílias chegam à escola, por semana e por série."
      parent={links.overview(slug)}
    >
      <FunnelTables funnel={data.funnel} of="da escola" />
    </SchoolPage>
  );
}
