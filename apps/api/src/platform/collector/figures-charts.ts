import { escapeHtml } from '@melhor-escola/domain/escape-html';
import type { PageFigures } from './page-figures.ts';
import { ratingOf, type VitalName, vitalThresholds, writeVital } from './vital.ts';

const width = 400;
const height = 150;
const margin = { left: 56, right: 12, top: 8, bottom: 24 };

/** A horizontal bar chart; each bar has its name and a text for its value. */
export function barChart(
  title: string,
  bars: readonly { readonly name: string; readonly value: number; readonly label: string }[],
): Markup {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return markup`<div role="img" aria-label="${title}" class="bars">${bars.map(
    ({ name, value, label }) =>
      markup`<div><span>${name}</span><span>${label}</span><i style="width:${((value / largest) * 100).toFixed(1)}%"></i></div>`,
  )}</div>`;
}

/** A metric by day, one line per class of device, with its thresholds. */
export function dailyChart(metric: VitalName, daily: PageFigures['daily']): Markup {
  const measured = daily.filter((point) => point.metric === metric);
  const days = [...new Set(measured.map(({ day }) => day))].toSorted();
  const [good, poor] = vitalThresholds[metric];
  const top = Math.max(poor * 1.1, ...measured.map(({ p75 }) => p75));
  const x = (day: string) =>
    margin.left +
    (days.length < 2 ? 0.5 : days.indexOf(day) / (days.length - 1)) * (width - margin.left - margin.right);
  const y = (value: number) => margin.top + (1 - value / top) * (height - margin.top - margin.bottom);
  const limits = [good, poor].map(
    (limit, index) => markup`
<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(limit)}" y2="${y(limit)}" class="limit ${index === 0 ? 'good' : 'poor'}"/>
<text x="${margin.left - 6}" y="${y(limit) + 4}" text-anchor="end">${writeVital(metric, limit)}</text>`,
  );
  const lines = (['phone', 'tablet', 'desktop'] as const).map((device) => {
    const points = measured.filter((point) => point.device === device);
    return markup`
<polyline class="${device}" points="${points.map(({ day, p75 }) => `${x(day)},${y(p75)}`).join(' ')}"/>${points.map(
      ({ day, p75, views }) => markup`
<circle class="${device}" cx="${x(day)}" cy="${y(p75)}" r="3"><title>${day}, ${device}: ${writeVital(metric, p75)} (${ratingOf(metric, p75)}, ${views} views)</title></circle>`,
    )}`;
  });
  const ends = days.flatMap((day, index) => {
    const anchor = index === 0 ? 'start' : 'end';
    return index === 0 || index === days.length - 1
      ? [markup`<text x="${x(day)}" y="${height - 6}" text-anchor="${anchor}">${day.slice(5)}</text>`]
      : [];
  });
  return markup`<svg role="img" aria-label="${metric.toUpperCase()}, 75th percentile by day" viewBox="0 0 ${width} ${height}" class="chart">${limits}${lines}${ends}</svg>`;
}

/** HTML that is safe to send: interpolated values were escaped, or are markup themselves. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[];

/** Tagged template for HTML or SVG. Escapes interpolated values except other markup. */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings
      .map((part, index) => {
        const piece = pieces[index];
        return piece === undefined ? part : part + written(piece);
      })
      .join(''),
  );
}

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return escapeHtml(String(piece));
}
