import type { Device } from '../database/collected-schema.ts';
import { barChart, dailyChart } from './figures-charts.ts';
import { figuresStyle } from './figures-style.ts';
import { markup, Markup } from './markup.ts';
import type { PageFigures } from './page-figures.ts';
import { ratingOf, vitalNames, vitalThresholds, writeVital } from './vital.ts';

const periods = [1, 7, 28, 90];

const nothing = markup`<p>Nothing was collected in this time. Visitors' browsers send only once they agreed to it.</p>`;

/** '12,800' */
const written = (count: number): string => count.toLocaleString('en');

/** The operators' page: vitals by route and device, errors by release, and the funnel, as charts and as tables. */
export function renderFiguresPage(figures: PageFigures): string {
  const { days, funnel } = figures;
  const title = `Pages and visits: last ${days === 1 ? 'day' : `${days} days`}`;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(figuresStyle)}</style></head>
<body><main><h1>${title}</h1>
<nav aria-label="Period"><ul>${periods.map((period) =>
    period === days
      ? markup`<li><a aria-current="page" href="?days=${period}">${period} d</a></li>`
      : markup`<li><a href="?days=${period}">${period} d</a></li>`,
  )}</ul></nav>
${renderFunnel(funnel)}${renderVitals(figures)}${renderErrors(figures)}</main></body></html>`.text;
}

function renderFunnel({ visits, steps }: PageFigures['funnel']): Markup {
  const share = (count: number): string => (visits === 0 ? '–' : `${((count / visits) * 100).toFixed(1)} %`);
  const rows = [{ step: 'visit', visits }, ...steps];
  return markup`<section><h2>How far visits came</h2>${
    visits === 0
      ? nothing
      : markup`${barChart(
          'Visits by the step they came to',
          rows.map(({ step, visits: count }) => ({
            name: step,
            value: count,
            says: `${written(count)} (${share(count)})`,
          })),
        )}
<div class="table" tabindex="0" role="region" aria-label="Steps"><table><thead><tr><th scope="col">Step</th><th scope="col">Visits</th><th scope="col">Of all</th></tr></thead>
<tbody>${rows.map(({ step, visits: count }) => markup`<tr><th scope="row">${step}</th><td>${written(count)}</td><td>${share(count)}</td></tr>`)}</tbody></table></div>`
  }</section>`;
}

function renderVitals({ vitals, daily }: PageFigures): Markup {
  const rows = [...new Set(vitals.map(({ route, device }) => `${device} ${route}`))].map((key) => {
    const [device = '', route = ''] = key.split(' ');
    return vitalRow(
      route,
      device,
      vitals.filter((figure) => figure.route === route && figure.device === device),
    );
  });
  return markup`<section><h2>How fast pages were</h2>
<p>Three quarters of the page views had this or less.</p>${
    rows.length === 0
      ? nothing
      : markup`<p class="key">${(['phone', 'tablet', 'desk'] satisfies Device[]).map((device) => markup`<span class="${device}">${device}</span> `)}</p>
<div class="charts">${vitalNames.map((metric) => markup`<figure><figcaption>${metric.toUpperCase()}: good up to ${writeVital(metric, vitalThresholds[metric][0])}, poor above ${writeVital(metric, vitalThresholds[metric][1])}</figcaption>${dailyChart(metric, daily)}</figure>`)}</div>
<div class="table" tabindex="0" role="region" aria-label="By route and device"><table><thead><tr><th scope="col">Route</th><th scope="col">Device</th>${vitalNames.map((metric) => markup`<th scope="col">${metric.toUpperCase()}</th>`)}<th scope="col">Views</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
  }</section>`;
}

function vitalRow(route: string, device: string, figures: PageFigures['vitals']): Markup {
  const cells = vitalNames.map((metric) => {
    const figure = figures.find((one) => one.metric === metric);
    if (!figure) return markup`<td>–</td>`;
    const rating = ratingOf(metric, figure.p75);
    return markup`<td class="${rating.replace(' ', '-')}">${writeVital(metric, figure.p75)} <small>${rating}</small></td>`;
  });
  const views = Math.max(0, ...figures.map((figure) => figure.views));
  return markup`<tr><th scope="row">${route}</th><td>${device}</td>${cells}<td>${written(views)}</td></tr>`;
}

function renderErrors({ errors, releases }: PageFigures): Markup {
  const failing = releases.filter((release) => release.errors > 0);
  return markup`<section><h2>What failed, by release</h2>${
    errors.length === 0
      ? markup`<p>No errors.</p>`
      : markup`${barChart(
          'Errors by release',
          failing.map(({ release, errors: count, views }) => ({
            name: release,
            value: count,
            says: `${written(count)} in ${written(views)} views`,
          })),
        )}
<div class="table" tabindex="0" role="region" aria-label="Errors"><table><thead><tr><th scope="col">Error</th><th scope="col">Release</th><th scope="col">Times</th><th scope="col">Last</th></tr></thead>
<tbody>${errors.map(
          ({
            type,
            message,
            stack,
            routes,
            release,
            count,
            lastAt,
          }) => markup`<tr><td><details><summary>${type}: ${message}</summary>
<p>${routes.join(', ')}</p><pre>${stack}</pre></details></td><td>${release}</td><td>${written(count)}</td><td>${lastAt.slice(0, 16).replace('T', ' ')}</td></tr>`,
        )}</tbody></table></div>`
  }</section>`;
}
