import { Canvas, Markdown, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, createContext, use, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from '../frames/story-frame.tsx';
import { joinCodeSpans } from './docstring.ts';
import { exampleCode } from './example-code.ts';

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
function demoSource(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { fileName, demo } = parameters;
  const folder = /src\/components\/[^/]+(?=\/)/.exec(String(fileName))?.[0];
  return files[`../../${folder}/demos/${String(demo)}.tsx`];
}

/**
 * The code of a story: its demo as it stands in the file or, failing that, the elements that it renders, which Storybook
 * reads from the source.
 */
function storyCode(parameters: Readonly<Record<string, unknown>>): string {
  const { docs }: { docs?: { source?: { code?: string } } } = parameters;
  const generated = docs?.source?.code ?? '';
  return (
    demoSource(parameters) ??
    exampleCode(generated)
      .replace(/^const \w+ = \(\) => (?=<)/, '')
      .replace(/;$/, '')
  );
}

/** Whether pointer and keyboard are kept out of a frame, so that a reader scrolls and tabs past its layer. */
const FrameIsInert = createContext(true);

/** A story on its documentation page, with its code. One in a frame is a picture until the reader interacts. */
function CodeCanvas({ of, ...rest }: ComponentProps<typeof Canvas>) {
  const { story } = useOf(of ?? 'story', ['story']);
  const [isInert, setInert] = useState(true);
  return (
    <FrameIsInert value={isInert}>
      <Canvas
        {...rest}
        {...(of && { of })}
        source={{ code: storyCode(story.parameters), language: 'tsx' }}
        {...(isFramed(story) && {
          additionalActions: [
            { title: isInert ? 'Interact' : 'Stop interacting', onClick: () => setInert(!isInert) },
          ],
        })}
      />
    </FrameIsInert>
  );
}

const isFramed = ({ parameters }: PreparedStory): boolean => parameters['docs']?.story?.inline === false;

/** A story within the page or, if a layer of it would open over the page, in a frame: as wide as a phone if it is made for one. */
function PageStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf('of' in props && props.of ? props.of : 'story', ['story']);
  const inert = use(FrameIsInert);
  if (!isFramed(story)) return <Story {...props} />;
  const { value: viewport }: { value?: string } = story.storyGlobals['viewport'] ?? {};
  const height: unknown = story.parameters['docs'].story.height;
  return (
    <StoryFrame
      id={story.id}
      title={`${story.title}: ${story.name}`}
      inert={inert}
      style={{
        display: 'block',
        width: '100%',
        height: typeof height === 'string' ? height : '420px',
        maxWidth: viewport && Number(viewport.replace('w', '')),
        marginInline: 'auto',
      }}
    />
  );
}

function JoinedMarkdown({ children, ...rest }: ComponentProps<typeof Markdown>) {
  return <Markdown {...rest}>{typeof children === 'string' ? joinCodeSpans(children) : children}</Markdown>;
}

/** Settings of `parameters.docs`. `type`: without it, Storybook renders each story a second time to generate its code. */
export const docsBlocks = {
  components: { Canvas: CodeCanvas, Markdown: JoinedMarkdown, Story: PageStory },
  source: { type: 'code', language: 'tsx' },
};
