import type { Figure } from '../../packages/config/src/documents/figure.ts';
import type { Bar } from './bars.ts';

/** Figures as they were last measured. */
export interface Measurement {
  /** The day: '2026-11-22'. */
  readonly on: string;
  readonly command: string;
  readonly figures: readonly Figure[];
}

const groups = [
  ['P', 'Speed and cost'],
  ['S', 'Security and reliability'],
  ['A', 'Accessibility and findability'],
] as const;

const notHolding = '**does not hold**';

const escaped = (text: string): string => text.replaceAll('|', String.raw`\|`);

function provedBy(bar: Bar, proofs: readonly string[]): string {
  const tests = proofs.map((file) => `[${file.split('/').at(-1)}](../${file})`);
  return [...(bar.command ? [`\`${bar.command}\``] : []), ...tests].join(', ');
}

function lastFigures(bar: Bar, measurements: readonly Measurement[]): string {
  const lines = measurements.flatMap(({ on, figures }) =>
    figures
      .filter((figure) => figure.bar === bar.id)
      .map(({ what, value, limit, holds }) =>
        escaped(`${what}: ${value}${limit && ` (${limit})`}${holds ? '' : ` ${notHolding}`}, ${on}`),
      ),
  );
  return lines.join('<br>');
}

/**
 * The document `docs/quality.md`: each bar, what proves it, and what was last measured.
 *
 * @throws {Error} naming the bars that nothing proves.
 */
export function qualityTable(
  bars: readonly Bar[],
  proofs: ReadonlyMap<string, readonly string[]>,
  measurements: readonly Measurement[],
): string {
  const unproved = bars.filter(({ id, command }) => !command && !proofs.has(id)).map(({ id }) => id);
  if (unproved.length > 0) throw new Error(`Nothing proves ${unproved.join(', ')}.`);
  const sections = groups.map(([letter, name]) => {
    const rows = bars
      .filter(({ id }) => id.startsWith(letter))
      .map((bar) => {
        const cells = [
          bar.id,
          escaped(bar.text),
          provedBy(bar, proofs.get(bar.id) ?? []),
          lastFigures(bar, measurements),
        ];
        return `| ${cells.join(' | ')} |`;
      });
    return `## ${name}\n\n| | Bar | Proved by | Last figures |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [
    '# Quality',
    'Written by `pnpm quality` from `tools/quality/bars.ts`, the numbers in the titles of tests, and what `pnpm bench` and `pnpm lighthouse` last measured with `--record` (`docs/figures.json`). A test proves its bar at every `npm test`; a figure is of the day that stands with it.',
    ...sections,
  ].join('\n\n');
}

/**
 * The table of figures in the README, a row each: what a command measured last, in the order of its bars. The entries of the kit have
 * a table of their own (`pnpm size`): of those there are the sums.
 */
export function figuresTable(bars: readonly Bar[], { figures }: Measurement): string {
  const rows = bars.flatMap(({ id }) =>
    figures
      .filter(({ bar, what }) => bar === id && (id !== 'P8' || what.startsWith('all ')))
      .map(({ what, value, limit, holds }) => {
        const cells = [id, what, value, limit, holds ? 'holds' : notHolding];
        return `| ${cells.map(escaped).join(' | ')} |`;
      }),
  );
  return `| | Measured | Figure | Bar | |\n|---|---|--:|--:|---|\n${rows.join('\n')}`;
}
