import { routes } from '@melhor-escola/domain/routes';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageReport } from './page-report.ts';

/** Seconds; among them the thresholds of each metric. */
const timeBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3.2, 4, 6, 10];
const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Patterns of the site's pages. Anyone may send any route: another one never becomes a label. */
const patterns = new Set<string>(Object.values(routes).map(({ pattern }) => pattern));
const routeLabel = (route: string): string => (patterns.has(route) ? route : 'other');

/** Measures what browsers report. */
export function measurePages(registry: Registry): (report: PageReport) => void {
  const registers = [registry];
  const times = new Histogram({
    name: 'web_vital_seconds',
    help: 'LCP, INP and TTFB of page views.',
    labelNames: ['metric', 'route', 'device'],
    buckets: timeBuckets,
    registers,
  });
  const shifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'CLS of page views.',
    labelNames: ['route', 'device'],
    buckets: shiftBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'page_errors_total',
    help: 'Errors on pages.',
    labelNames: ['route'],
    registers,
  });
  const steps = new Counter({
    name: 'visit_steps_total',
    help: 'Steps that visits reached, repeated ones too.',
    labelNames: ['step'],
    registers,
  });
  return (report) => {
    const { device } = report;
    for (const { metric, value, route } of report.vitals) {
      if (metric === 'cls') shifts.observe({ route: routeLabel(route), device }, value);
      else times.observe({ metric, route: routeLabel(route), device }, value / 1000);
    }
    if (report.errors.length > 0) errors.inc({ route: routeLabel(report.route) }, report.errors.length);
    for (const step of report.steps) steps.inc({ step });
  };
}
