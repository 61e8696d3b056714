import { Link } from '@melhor-escola/ui/link';
import { Metric, MetricList } from '@melhor-escola/ui/metric';

/** The label's link covers the metric. `better` decides the color of the change, never the words. */
export default function Week() {
  const period = 'na semana passada';
  return (
    <MetricList>
      <Metric
        label={
          <Link href="?lista=visitas" stretched tone="quiet">
            Visitas à página
          </Link>
        }
        value={1284}
        trend={{ previous: 1272, period }}
      />
      <Metric label="Perguntas sem resposta" value={5} trend={{ previous: 2, period, better: 'lower' }} />
      <Metric label="Bolsas reservadas" value={3} trend={{ previous: 3, period }} />
    </MetricList>
  );
}
