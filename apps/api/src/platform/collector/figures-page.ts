import { brandNames, siteBrand } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import type { Device } from '../database/collected-schema.ts';
import { barChart, dailyChart, markup, Markup } from './figures-charts.ts';
import type { PageFigures } from './page-figures.ts';
import { ratingOf, vitalNames, vitalThresholds, writeVital } from './vital.ts';

const periods = [1, 7, 28, 90];

const emptyState = markup`<p>No data was collected in this period. Browsers send data only after the visitor's consent.</p>`;

/** '12,800' */
const formatted = (count: number): string => count.toLocaleString('en');

/** The operators' page: vitals by route and device, errors by release, and the funnel, as charts and tables. */
export function renderFiguresPage(figures: PageFigures): string {
  const { days, funnel } = figures;
  const title = `Pages and visits: last ${days === 1 ? 'day' : `${days} days`}`;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(figuresStyle())}</style></head>
<body><header>${logo()}</header><main><h1>${title}</h1>
<nav aria-label="Period"><ul>${periods.map((period) =>
    period === days
      ? markup`<li><a aria-current="page" href="?days=${period}">${period} d</a></li>`
      : markup`<li><a href="?days=${period}">${period} d</a></li>`,
  )}</ul></nav>
${renderFunnel(funnel)}${renderVitals(figures)}${renderErrors(figures)}</main></body></html>`.text;
}

/** The mark and the name, as in the site's header. */
function logo(): Markup {
  const brand = siteBrand();
  const [common, own] = brandNames[brand];
  // The name beside it is text, so the mark is decorative.
  const mark = brandMark(brand)
    .replace('<svg ', '<svg aria-hidden="true" width="32" height="32" ')
    .replace(/<title>.*?<\/title>/, '');
  return markup`${new Markup(mark)} <span>${common} <b>${own}</b></span>`;
}

function renderFunnel({ visits, steps }: PageFigures['funnel']): Markup {
  const share = (count: number): string => (visits === 0 ? '–' : `${((count / visits) * 100).toFixed(1)} %`);
  const rows = [{ step: 'visit', visits }, ...steps];
  return markup`<section><h2>Visit funnel</h2>${
    visits === 0
      ? emptyState
      : markup`${barChart(
          'Visits by the last step reached',
          rows.map(({ step, visits: count }) => ({
            name: step,
            value: count,
            label: `${formatted(count)} (${share(count)})`,
          })),
        )}
<div class="table" tabindex="0" role="region" aria-label="Steps"><table><thead><tr><th scope="col">Step</th><th scope="col">Visits</th><th scope="col">Of all</th></tr></thead>
<tbody>${rows.map(({ step, visits: count }) => markup`<tr><th scope="row">${step}</th><td>${formatted(count)}</td><td>${share(count)}</td></tr>`)}</tbody></table></div>`
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
  return markup`<section><h2>Page speed</h2>
<p>Three quarters of the page views had this or less.</p>${
    rows.length === 0
      ? emptyState
      : markup`<p class="key">${(['phone', 'tablet', 'desktop'] satisfies Device[]).map((device) => markup`<span class="${device}">${device}</span> `)}</p>
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
  return markup`<tr><th scope="row">${route}</th><td>${device}</td>${cells}<td>${formatted(views)}</td></tr>`;
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
            label: `${formatted(count)} in ${formatted(views)} views`,
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
<p>${routes.join(', ')}</p><pre>${stack}</pre></details></td><td>${release}</td><td>${formatted(count)}</td><td>${lastAt.slice(0, 16).replace('T', ' ')}</td></tr>`,
        )}</tbody></table></div>`
  }</section>`;
}

/** The custom properties of a theme. */
function figuresColors(theme: 'light' | 'dark'): string {
  const { paper, card, ink, inkSoft, hairline, confirm, danger, warning } = themeColors[theme];
  return `--paper:${paper};--card:${card};--ink:${ink};--soft:${inkSoft};--line:${hairline};--brand:${brandColors[siteBrand()][theme].brand};--good:${confirm};--poor:${danger};--between:${warning}`;
}

/**
 * Has the colours and the logo of the site, but neither its kit, which the service cannot import, nor its font: the file belongs to
 * the kit, the site's address is another origin, and a page for operators is not worth 18 kB of the service's own. Atkinson is used
 * where it is installed, then the fonts of our mails.
 */
const figuresStyle = () => `
:root{color-scheme:light dark;${figuresColors('light')}}
@media (prefers-color-scheme:dark){:root{${figuresColors('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Atkinson Hyperlegible Next','Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif}
header{display:flex;align-items:center;gap:8px;padding:12px max(16px,50% - 36rem);border-bottom:1px solid var(--line);background:var(--card);font-size:1.3125rem}
main{max-width:72rem;margin:0 auto;padding:16px}
h1{font-size:1.5rem;line-height:1.25;text-wrap:balance}h2{font-size:1.25rem;margin:32px 0 8px}
nav ul{display:flex;gap:8px;padding:0;list-style:none}
nav a{display:inline-block;padding:8px 12px;border:1px solid var(--line);border-radius:8px;color:var(--brand);background:var(--card);text-decoration:none}
nav a[aria-current]{border-color:var(--brand);font-weight:600}
a:focus-visible,summary:focus-visible,.table:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(28rem,100%),1fr));gap:16px}
figure{margin:0;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
figcaption{font-size:.875rem;color:var(--soft)}
.chart{width:100%;height:auto;font-size:12px}.chart text{fill:var(--ink)}
.bars{display:grid;gap:10px;max-width:40rem}.bars div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
.bars i{flex-basis:auto;height:12px;min-width:2px;border-radius:3px;background:var(--brand)}.bars div::after{content:'';width:100%;order:1}.bars i{order:2}
.chart .limit{stroke-dasharray:4 4;stroke:var(--good)}.chart .limit.poor{stroke:var(--poor)}
polyline{fill:none;stroke-width:2;stroke:var(--brand)}circle{fill:var(--brand)}
polyline.tablet{stroke:var(--between)}circle.tablet{fill:var(--between)}polyline.desktop{stroke:var(--soft)}circle.desktop{fill:var(--soft)}
.key span{border-bottom:3px solid var(--brand);margin-right:12px}.key .tablet{border-color:var(--between)}.key .desktop{border-color:var(--soft)}
.table{overflow-x:auto;margin-top:12px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
table{border-collapse:collapse;width:100%;min-width:max-content;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:400}.good{color:var(--good)}.poor{color:var(--poor)}.needs-improvement{color:var(--between)}
summary{cursor:pointer;max-width:40rem;min-width:16rem;overflow-wrap:anywhere}pre{overflow-x:auto;font-size:.8125rem}
`;
