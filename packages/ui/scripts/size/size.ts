// Prints what each entry weighs beside its budget, if it has one, and what other kits publish; fails where a budget is broken.
import { recordFigure } from '@melhor-escola/config/figure';
import { javascriptSize, stylesheetSize } from './bundle-size.ts';
import { entries } from '../entries.ts';
import { type SizeAnchor, sizeAnchors, stylesheetAnchors, wholeKitAnchors } from './size-anchors.ts';
import { sizeBudgets, wholeKit } from './size-budgets.ts';

const kilobyte = 1024;
const violations: string[] = [];

function printRow(
  name: string,
  bytes: number,
  budget: number | undefined,
  anchors: readonly SizeAnchor[] = [],
): void {
  const size = bytes / kilobyte;
  const over = budget !== undefined && size > budget;
  if (over) violations.push(`${name} weighs ${size.toFixed(2)} kB and may weigh ${budget}.`);
  if (budget !== undefined)
    recordFigure({
      bar: 'P8',
      what: name,
      value: `${size.toFixed(1)} kB`,
      limit: `≤ ${budget} kB`,
      holds: !over,
    });
  const others = anchors.map(({ kit, size: theirs, source }) => `${kit} ${theirs} (${source})`).join(', ');
  process.stdout.write(
    `${over ? '✗' : ' '} ${name.padEnd(18)}${size.toFixed(2).padStart(8)}${String(budget ?? '–').padStart(9)}  ${others}\n`,
  );
}

process.stdout.write(`  ${'entry'.padEnd(18)}${'kB gzip'.padStart(8)}${'budget'.padStart(9)}  others\n`);
for (const name of entries())
  printRow(name, await javascriptSize([name]), sizeBudgets[name], sizeAnchors[name]);
printRow('all JavaScript', await javascriptSize(entries()), wholeKit.javascript, wholeKitAnchors);
printRow('all CSS', await stylesheetSize(), wholeKit.stylesheet, stylesheetAnchors);
if (violations.length > 0) {
  process.stderr.write(`\n${violations.join('\n')}\n`);
  process.exitCode = 1;
}
