import {
  Canvas,
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use as read } from 'react';
import { DoAndDont } from './do-and-dont.tsx';
import { guideDetails, guideIntroduction } from './guide-markdown.ts';
import { turnableProps } from './prop-controls.ts';
import './guide-page.css';
import type { ComponentGuide } from '../../src/testing/component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../../src/components/*/*.guide.ts', {
  eager: true,
  import: 'default',
});

// Loaded only by documentation pages: it contains the sources of the kit.
const ApiSection = lazy(() => import('./api-section.tsx'));

/** The folder in `src` and the name of a story file: `components/button` and `link-button`. */
function storyPlace(storyFile: unknown): { folder: string; name: string } {
  const [, folder = '', name = ''] = /src\/(.+)\/([^/]+)\.stories\.tsx$/.exec(String(storyFile)) ?? [];
  return { folder, name };
}

/** Whether a page describes an export: the page with its name, else the first of its folder. */
function describes(storyFile: unknown, exported: string): boolean {
  const { folder, name } = storyPlace(storyFile);
  const names = Object.keys(guides)
    .filter((file) => file.startsWith(`../../src/${folder}/`))
    .map((file) => file.replace(/^.*\/|\.guide\.ts$/g, ''));
  const first = names.find((one) => folder.endsWith(`/${one}`)) ?? names[0];
  const words = exported.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return (names.find((one) => words.startsWith(one) && one !== first) ?? first) === name;
}

/**
 * The page of a component: purpose, first story with controls, guide, all stories, API. A screen of another package has
 * no guide and no API, so its page has only the stories. A story with the tag `!autodocs` is not on it.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const { folder, name } = storyPlace(fileName);
  const guide = guides[`../../src/${folder}/${name}.guide.ts`];
  const stories = read(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  const allStates = stories.find((story) => story.name === 'All States');
  // A layer is closed in its first story, which opens it by its play function.
  const isFramed = stories[0]?.parameters['docs']?.story?.inline === false;
  const primary = (isFramed && allStates) || stories[0];
  const others = [
    ...(allStates ? [allStates] : []),
    ...stories.filter((story) => story !== allStates),
  ].filter((story) => story !== primary && story.name !== 'Playground');
  return (
    <>
      <Title />
      {guide && <Markdown>{guideIntroduction(guide)}</Markdown>}
      {primary && <Canvas of={primary.moduleExport} sourceState="shown" />}
      {!isFramed && <TryIt props={turnableProps(preparedMeta.argTypes)} />}
      {guide && <Markdown>{guideDetails(guide)}</Markdown>}
      {guide?.examples && <DoAndDont folder={folder} examples={guide.examples} />}
      {others.length > 0 && <Heading>Examples</Heading>}
      {others.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} />
      ))}
      {guide && <Api folder={folder} includes={(exported) => describes(fileName, exported)} />}
    </>
  );
}

/** Controls for the props of the first story. The API reference describes them. */
function TryIt({ props }: { props: readonly string[] }) {
  if (props.length === 0) return null;
  return (
    <details className="try-it">
      <summary>Try it: change the props of this example</summary>
      <Controls include={[...props]} />
    </details>
  );
}

function Api({ folder, includes }: { folder: string; includes: (exported: string) => boolean }) {
  return (
    <>
      <Heading>API</Heading>
      <Markdown>
        {`Import from \`${folder.replace('components', '@melhor-escola/ui')}\`. Every other prop goes to the element that the component renders.`}
      </Markdown>
      <Suspense fallback={<p>Loading …</p>}>
        <ApiSection entry={`${folder}/index.ts`} includes={includes} />
      </Suspense>
    </>
  );
}
