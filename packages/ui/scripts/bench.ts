// For `pnpm bench`: builds the package, and measures its size (P8, by the same limits as the gate `size`) and what it costs on the server (P10).
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import { z } from 'zod';
import type * as ButtonBase from '../src/components/button/button-base.tsx';
import type * as ButtonModule from '../src/components/button/button.tsx';
import type * as CardModule from '../src/components/card/card.tsx';
import type * as TagModule from '../src/components/tag/tag.tsx';

const root = path.resolve(import.meta.dirname, '..');
execFileSync('pnpm', ['run', 'build:package'], { cwd: root, stdio: 'ignore' });

function report(target: string, what: string, value: string, limit: string, holds: boolean): void {
  process.stdout.write(`${what}: ${value} (${limit})\n`);
  recordFigure({ target, what, value, limit, holds });
  if (!holds) process.exitCode = 1;
}

const sizes = z.array(
  z.object({ name: z.string(), size: z.number(), sizeLimit: z.number(), passed: z.boolean() }),
);
// Exits with 1 if a limit is exceeded.
const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/size-limit'), ['--json'], {
  cwd: root,
  encoding: 'utf8',
});
for (const { name, size, sizeLimit, passed } of sizes.parse(JSON.parse(stdout)))
  report('P8', name, `${(size / 1024).toFixed(1)} KiB`, `≤ ${sizeLimit / 1024} KiB`, passed);

// Before React is loaded, which chooses its build by it.
process.env['NODE_ENV'] = 'production';
const { createElement: element } = await import('react');
const { renderToString } = await import('react-dom/server');

/** The modules of the built package, as applications load them. */
const built = path.join(root, 'dist/components');
const { Button }: typeof ButtonModule = await import(path.join(built, 'button/button.js'));
const { buttonStyle }: typeof ButtonBase = await import(path.join(built, 'button/button-base.js'));
const { Card }: typeof CardModule = await import(path.join(built, 'card/card.js'));
const { Tag, tagStyle }: typeof TagModule = await import(path.join(built, 'tag/tag.js'));

const schools = Array.from({ length: 25 }, (_, index) => `Escola ${index + 1}`);
const tags = ['Manhã', 'Integral', 'Bilíngue'];

/** 25 cards, each with three tags and a button. */
const kitPage = element(
  'main',
  null,
  schools.map((school) =>
    element(
      Card,
      { as: 'article', key: school },
      element('h3', null, school),
      tags.map((tag) => element(Tag, { key: tag }, tag)),
      element(Button, null, 'Ver bolsas'),
    ),
  ),
);

const tag = { 'data-component': 'tag', 'data-size': 'medium', className: tagStyle({ size: 'medium' }) };
const button = {
  type: 'button',
  'data-component': 'button',
  'data-variant': 'secondary',
  'data-size': 'medium',
  className: buttonStyle({ variant: 'secondary', size: 'medium' }),
} as const;

/** The same markup as plain React elements. */
const plainPage = element(
  'main',
  null,
  schools.map((school) =>
    element(
      'article',
      { key: school, 'data-component': 'card', 'data-tone': 'card', className: 'me-card' },
      element('h3', null, school),
      tags.map((text) => element('span', { ...tag, key: text }, text)),
      element(
        'button',
        button,
        element('span', { 'data-part': 'label', className: 'me-button-label' }, 'Ver bolsas'),
      ),
    ),
  ),
);

if (renderToString(kitPage) !== renderToString(plainPage))
  throw new Error(
    'The two pages differ in markup, so their times cannot be compared. Bring plainPage up to the kit.',
  );

function measureMilliseconds(page: typeof kitPage): number {
  const start = performance.now();
  for (let index = 0; index < 20; index += 1) renderToString(page);
  return (performance.now() - start) / 20;
}

// Alternately. The shortest time counts, because warming up and other load only add to it.
const rounds = Array.from({ length: 40 }, () => ({
  kit: measureMilliseconds(kitPage),
  plain: measureMilliseconds(plainPage),
}));
const ratio = Math.min(...rounds.map(({ kit }) => kit)) / Math.min(...rounds.map(({ plain }) => plain));
report('P10', '25 cards of the kit on the server', `${ratio.toFixed(1)} × plain elements`, '≤ 4', ratio <= 4);
