import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

const files = import.meta.glob<string>('../../src/components/*/demos/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The source file of a story's demo: a Button story with the parameter `demo: 'icons'` renders
 * `src/components/button/demos/icons.tsx`.
 *
 * @param parameters of the story.
 * @returns undefined for a story without a demo: the code that Storybook generates from its elements could not be
 * pasted anywhere.
 */
export function demoSource(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { fileName, demo } = parameters;
  const folder = /src\/components\/[^/]+(?=\/)/.exec(String(fileName))?.[0];
  return files[`../../${folder}/demos/${String(demo)}.tsx`];
}

/** A story on its documentation page, with the code of its demo if it has one. */
function DemoCanvas({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const sourceState = demoSource(story.parameters) === undefined ? 'none' : 'hidden';
  return <Canvas {...rest} {...(of && { of })} sourceState={sourceState} />;
}

/** Code settings of `parameters.docs`: every code block shows the demo. */
export const demoDocs = {
  components: { Canvas: DemoCanvas },
  source: {
    // Without this, Storybook renders each story a second time to generate its code.
    type: 'code',
    language: 'tsx',
    transform: (_code: string, { parameters }: { parameters: Record<string, unknown> }) =>
      demoSource(parameters) ?? '',
  },
};
