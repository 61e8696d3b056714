import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

const files = import.meta.glob<string>('../src/components/*/demos/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The file that a story renders, as its author wrote it: a story of Button with the parameter `demo: 'icons'` renders
 * `src/components/button/demos/icons.tsx`.
 *
 * @param parameters of the story.
 * @returns undefined for a story without a demo: what Storybook would make of its elements cannot be pasted anywhere.
 */
export function demoSource(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { fileName, demo } = parameters;
  const folder = /src\/components\/[^/]+(?=\/)/.exec(String(fileName))?.[0];
  return files[`../${folder}/demos/${String(demo)}.tsx`];
}

/** A story on its page: with the code of its demo, or without any. */
export function DemoCanvas({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const sourceState = demoSource(story.parameters) === undefined ? 'none' : 'hidden';
  return <Canvas {...rest} {...(of && { of })} sourceState={sourceState} />;
}

/** `parameters.docs`, as far as it is about code: every block that shows some shows a demo's. */
export const demoDocs = {
  components: { Canvas: DemoCanvas },
  source: {
    // Without it, Storybook renders each story once more to write it down.
    type: 'code',
    language: 'tsx',
    transform: (_code: string, { parameters }: { parameters: Record<string, unknown> }) =>
      demoSource(parameters) ?? '',
  },
};
