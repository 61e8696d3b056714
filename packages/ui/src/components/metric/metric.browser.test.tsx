import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Link } from '../link/link.tsx';
import { Metric, MetricList, type MetricProps } from './metric.tsx';

const trend = { previous: 2, period: 'na semana passada' };

describeConformance<MetricProps>({
  component: (props) => (
    <MetricList>
      <Metric {...props} />
    </MetricList>
  ),
  props: { label: 'Visitas', value: 5, trend },
  dataComponent: 'metric',
  element: HTMLDivElement,
});

describeConformance({
  component: MetricList,
  props: {},
  dataComponent: 'metric-list',
  element: HTMLDListElement,
});

const metrics = ['Visitas à página', 'Reservas', 'Perguntas sem resposta', 'Bolsas no site', 'Matrículas'];

function Metrics() {
  return (
    <MetricList>
      {metrics.map((name) => (
        <Metric
          key={name}
          label={
            <Link href={`?lista=${name}`} stretched tone="quiet">
              {name}
            </Link>
          }
          value={5}
          trend={trend}
        />
      ))}
    </MetricList>
  );
}

const lefts = () =>
  new Set([...document.querySelectorAll('dl > div')].map((metric) => metric.getBoundingClientRect().left));

describe('Metric', () => {
  useCleanPage();
  afterEach(desktop);

  it('its link covers it, so that all of it can be pressed', async () => {
    await mount(<Metrics />);
    const link = page.getByRole('link', { name: 'Reservas' }).element();
    const { x, y, width, height } = link.closest('div')?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(x + 4, y + height - 4)).toBe(link);
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link);
    expect(await findings()).toEqual([]);
  });

  it('shows as many side by side as fit, and the page is never wider', async () => {
    await desktop();
    await mount(<Metrics />);
    expect(lefts().size).toBe(5);
    await phone();
    expect(lefts().size).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
