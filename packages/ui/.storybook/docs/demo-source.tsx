import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';

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
 * @returns undefined for a story without a demo.
 */
export function demoSource(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { fileName, demo } = parameters;
  const folder = /src\/components\/[^/]+(?=\/)/.exec(String(fileName))?.[0];
  return files[`../../${folder}/demos/${String(demo)}.tsx`];
}

/**
 * The code of a story: its demo as it stands in the file or, failing that, the elements that it renders, which Storybook
 * reads from the source, without the spies of its test.
 */
export function storyCode(parameters: Readonly<Record<string, unknown>>): string {
  const { docs }: { docs?: { source?: { code?: string } } } = parameters;
  const generated = docs?.source?.code ?? '';
  return (
    demoSource(parameters) ??
    generated
      .replace(/^const \w+ = \(\) => (?=<)/, '')
      .replace(/;$/, '')
      .replaceAll(/\s+\w+=\{fn\(\)\}/g, '')
  );
}

/** A story on its documentation page, with its code: shown below the first, behind a button below the others. */
function CodeCanvas({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const isFirst = story.id === use(DocsContext).storyById().id;
  return (
    <Canvas
      sourceState={isFirst ? 'shown' : 'hidden'}
      source={{ code: storyCode(story.parameters), language: 'tsx' }}
      {...rest}
      {...(of && { of })}
    />
  );
}

/** Settings of `parameters.docs`. `type`: without it, Storybook renders each story a second time to generate its code. */
export const codeDocs = {
  components: { Canvas: CodeCanvas },
  source: { type: 'code', language: 'tsx' },
};
