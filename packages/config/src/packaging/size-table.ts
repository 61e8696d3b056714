import type { EntrySize } from './entry-sizes.ts';

/** By how much a written size may be wrong: a part of itself, and at least so many kB. Not every word is worth a commit. */
const tolerance = { part: 0.1, kilobytes: 0.2 };

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(tolerance.kilobytes, other * tolerance.part);

/** The page of sizes, in Markdown. Entries that only give types weigh nothing and are left out. */
export function sizeTable(packageName: string, sizes: readonly EntrySize[]): string {
  const rows = sizes
    .filter(({ kilobytes }) => kilobytes >= 0.05)
    .map(
      ({ name, kilobytes, laterKilobytes }) =>
        `| \`${name}\` | ${kilobytes.toFixed(1)} | ${laterKilobytes >= 0.05 ? laterKilobytes.toFixed(1) : ''} |`,
    );
  return [
    `# What ${packageName} weighs`,
    '',
    'kB of its own JavaScript, minified and compressed with gzip, without what it takes from other packages. *Later* is what an entry fetches by',
    `itself, when it is needed. Made by \`pnpm --filter ${packageName} run sizes\`; the gate \`surface\` fails where a row is wrong by more than a tenth.`,
    '',
    '| Entry | kB | Later |',
    '|---|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}

/** The sizes of a page, by entry. */
function writtenSizes(page: string): ReadonlyMap<string, readonly [number, number]> {
  const rows = [...page.matchAll(/^\| `([^`]+)` \| ([\d.]+) \| ([\d.]*) \|$/gm)];
  return new Map(rows.map(([, name = '', now, later]) => [name, [Number(now), Number(later)]]));
}

/** What of a committed page is no longer true. */
export function sizeComplaints(page: string, sizes: readonly EntrySize[]): readonly string[] {
  const written = writtenSizes(page);
  const measured = writtenSizes(sizeTable('', sizes));
  const wrong = [...measured].flatMap(([name, [now, later]]) => {
    const [writtenNow, writtenLater] = written.get(name) ?? [];
    if (writtenNow === undefined || writtenLater === undefined)
      return [`${name} weighs ${now} kB and is not written down.`];
    return isNear(writtenNow, now) && isNear(writtenLater, later)
      ? []
      : [`${name} weighs ${now} kB and ${later} later, not ${writtenNow} and ${writtenLater}.`];
  });
  const gone = [...written.keys()].filter((name) => !measured.has(name));
  return [...wrong, ...gone.map((name) => `${name} is written down and is no entry, or weighs nothing.`)];
}
