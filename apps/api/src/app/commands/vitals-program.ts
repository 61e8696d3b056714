import { type Command as Program, Option } from 'commander';

import { pageFigures, type PageFigures } from '../../platform/collector/page-figures.ts';
import { rateVital, vitalNames, writeVital } from '../../platform/collector/vital.ts';
import { jsonOption, operatorAction, type OperatorAnswer } from './operator-call.ts';

/** `pnpm api vitals`: /v3/operator/page-figures for a terminal. */
export function addVitalsCommand(program: Program, repository: string): void {
  const call = operatorAction(repository);
  program
    .command('vitals')
    .description('page speed, page errors and the visit funnel')
    .addOption(new Option('--days <number>', 'number of days, up to 90').default('7'))
    .addOption(jsonOption())
    .action(({ days, ...options }: { days: string; json: boolean }) =>
      call(
        { method: 'GET', path: `/page-figures?${new URLSearchParams({ days }).toString()}` },
        options,
        showFigures,
      ),
    );
}

function showFigures({ body }: OperatorAnswer): readonly string[] {
  const figures = pageFigures.parse(body);
  return [...vitalLines(figures), '', ...funnelLines(figures), '', ...errorLines(figures)];
}

function vitalLines({ vitals, days }: PageFigures): readonly string[] {
  const pages = [...new Set(vitals.map(({ route, device }) => `${route}\t${device}`))];
  const rows = pages.map((page) => {
    const [route = '', device = ''] = page.split('\t');
    const of = vitals.filter((figure) => figure.route === route && figure.device === device);
    const cells = vitalNames.map((metric) => {
      const figure = of.find((one) => one.metric === metric);
      if (!figure) return '–';
      // Marks: '!' needs improvement, '!!' poor.
      const mark = { good: '', 'needs improvement': ' !', poor: ' !!' }[rateVital(metric, figure.p75)];
      return writeVital(metric, figure.p75) + mark;
    });
    return [route, device, ...cells, String(Math.max(0, ...of.map(({ views }) => views)))];
  });
  if (rows.length === 0) return [`No page was measured in the last ${days} days.`];
  return inColumns([
    ['route (p75)', 'device', ...vitalNames.map((metric) => metric.toUpperCase()), 'views'],
    ...rows,
  ]);
}

function funnelLines({ funnel: { visits, steps } }: PageFigures): readonly string[] {
  const share = (count: number): string => (visits === 0 ? '–' : `${((count / visits) * 100).toFixed(1)} %`);
  return inColumns([
    ['visits', String(visits), ''],
    ...steps.map(({ step, visits: count }) => [`  ${step}`, String(count), share(count)]),
  ]);
}

function errorLines({ errors }: PageFigures): readonly string[] {
  if (errors.length === 0) return ['No errors.'];
  return errors.flatMap(({ count, release, type, message, routes }) => [
    `${count} × ${type}: ${message}`,
    `    ${release}  ${routes.slice(0, 3).join(', ')}`,
  ]);
}

/** Aligns the columns. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
