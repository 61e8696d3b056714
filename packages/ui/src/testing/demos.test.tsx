import path from 'node:path';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ComponentGuide } from './component-guide.ts';

interface Story {
  render?: (() => ReactElement) | undefined;
  parameters?: { demo?: string } | undefined;
}

const demos = import.meta.glob<ComponentType>('../components/*/demos/*.tsx', {
  eager: true,
  import: 'default',
});
const files = Object.entries(
  import.meta.glob<Record<string, Story>>('../components/*/*.stories.tsx', { eager: true }),
).map(([file, { default: _meta, ...named }]) => ({ file, stories: Object.entries(named) }));

/** Every story that renders a demo, with the demo's file. */
const shown = files.flatMap(({ file, stories }) =>
  stories.flatMap(([name, { render, parameters: { demo } = {} }]) =>
    demo === undefined
      ? []
      : [{ name, render, demo: path.posix.join(path.posix.dirname(file), `demos/${demo}.tsx`) }],
  ),
);

/** Every demo that a guide shows as an example. */
const examples = Object.entries(
  import.meta.glob<ComponentGuide>('../components/*/*.guide.ts', { eager: true, import: 'default' }),
).flatMap(([file, guide]) =>
  (guide.examples ?? []).flatMap((pair) =>
    [pair.do, pair.dont].map(({ demo }) => path.posix.join(path.posix.dirname(file), `demos/${demo}.tsx`)),
  ),
);
const isExample = (demo: string) => /\/(?:do|dont)-[^/]+$/.test(demo);

describe('demos', () => {
  it.each(files)('$file has a story whose code can be pasted', ({ stories }) => {
    expect(stories.filter(([, { parameters }]) => parameters?.demo)).not.toEqual([]);
  });

  it.each(Object.keys(demos).filter((demo) => !isExample(demo)))('a story renders %s', (demo) => {
    expect(shown.map((story) => story.demo)).toContain(demo);
  });

  it.each(shown)('$name renders only $demo, whose code Storybook shows', ({ render, demo }) => {
    expect(demos[demo]).toBeTypeOf('function');
    expect(render?.()).toMatchObject({ type: demos[demo], props: {} });
  });

  it('every `do-…` and `dont-…` is an example of exactly one guide, and guides have no other examples', () => {
    expect(examples.toSorted()).toEqual(Object.keys(demos).filter(isExample).toSorted());
  });

  it.each(examples)('%s renders on a server', (demo) => {
    const Demo = demos[demo];
    expect(Demo && renderToStaticMarkup(createElement(Demo))).toMatch(/^<.+>$/s);
  });
});
