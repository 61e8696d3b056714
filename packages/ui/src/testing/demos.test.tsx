import path from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

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

/** Every story that says it renders a demo, with the demo's file. */
const shown = files.flatMap(({ file, stories }) =>
  stories.flatMap(([name, { render, parameters: { demo } = {} }]) =>
    demo === undefined
      ? []
      : [{ name, render, demo: path.posix.join(path.posix.dirname(file), `demos/${demo}.tsx`) }],
  ),
);

describe('demos', () => {
  it.each(files)('$file has a story whose code can be pasted', ({ stories }) => {
    expect(stories.filter(([, { parameters }]) => parameters?.demo)).not.toEqual([]);
  });

  it.each(Object.keys(demos))('%s is rendered by one story', (demo) => {
    expect(shown.filter((story) => story.demo === demo)).toHaveLength(1);
  });

  it.each(shown)(
    '$name renders $demo, whose code Storybook shows beside it, and nothing else',
    ({ render, demo }) => {
      expect(demos[demo]).toBeTypeOf('function');
      expect(render?.()).toMatchObject({ type: demos[demo], props: {} });
    },
  );
});
