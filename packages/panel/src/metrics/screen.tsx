import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { FunnelTables } from '../funnel/funnel-tables.tsx';
import { operationFunnelQuery } from '../funnel/queries.ts';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { ErrorsSection } from './errors-section.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { metricsQuery } from './queries.ts';
import { DEFAULT_DAYS, type MetricsSearch, periods } from './search-params.ts';
import { VitalsSection } from './vitals-section.tsx';

/** How the site is for its visitors: speed, errors, and how far they come. */
export function MetricsScreen({ search }: { search: MetricsSearch }) {
  const { api, links } = usePanelPorts();
  const { data } = useSuspenseQuery(metricsQuery(api, search));
  const { data: funnel } = useSuspenseQuery(operationFunnelQuery(api));
  const { dias = DEFAULT_DAYS } = search;
  return (
    <OperationPage
      title="Métricas"
      intro="O que mediram os navegadores de quem concordou. Contagens de 1 a 4 não aparecem, para que ninguém seja reconhecido."
    >
      <SegmentedNav aria-label="Período">
        {periods.map((days) => (
          <SegmentLink key={days} asChild current={days === dias}>
            <RouteLink {...links.metrics({ ...search, dias: days === DEFAULT_DAYS ? undefined : days })}>
              {`${days} dias`}
            </RouteLink>
          </SegmentLink>
        ))}
      </SegmentedNav>
      <VitalsSection metrics={data} search={search} />
      <ErrorsSection releases={data.releases} errors={data.errors} />
      <FunnelSection funnel={data.funnel} />
      <FunnelTables funnel={funnel} of="de todas as escolas" />
    </OperationPage>
  );
}
