import { Description, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { type ContextType, use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import './framed-stories.css';

/** A story as a page of documentation has it. */
export type PageStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The sheet of every component that shows all of its states. */
const allStates = 'All States';

/** Whether a page shows a story in a frame: its layer would open over the page, and take the focus from it. */
export function isFramed({ parameters }: PageStory): boolean {
  return parameters['docs']?.story?.inline === false;
}

/** Whether a story shows its state by its props: a `play` of its own may wait for it, but nobody has to press anything. */
function showsItself({ playFunction, initialArgs, name }: PageStory): boolean {
  return !playFunction || initialArgs['defaultOpen'] === true || name === allStates;
}

/** The story that introduces a component of layers: all of its states, or the first that shows itself. */
export function FramedPrimary({ stories }: { stories: readonly PageStory[] }) {
  const shown = stories.filter(showsItself);
  const primary = shown.find(({ name }) => name === allStates) ?? shown[0];
  return primary && <FramedStory story={primary} />;
}

/** Stories of layers: those that show a state as frames, the others, which are pressed through, as links. */
export function FramedStories({ stories }: { stories: readonly PageStory[] }) {
  const shown = stories.filter((story) => showsItself(story) && story.name !== allStates);
  const behaviour = stories.filter((story) => !showsItself(story));
  return (
    <>
      <h2>Every state and feature</h2>
      {shown.map((story) => (
        <section key={story.id}>
          <h3 id={`anchor--${story.id}`}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <FramedStory story={story} />
        </section>
      ))}
      {behaviour.length > 0 && (
        <>
          <h3>Behaviour, tested step by step</h3>
          <ul>
            {behaviour.map((story) => (
              <li key={story.id}>
                <a href={canvasAddress(story)} target="_parent">
                  {story.name}
                </a>{' '}
                <Description of={story.moduleExport} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Where a story is on its own, with its controls. */
const canvasAddress = ({ id }: PageStory) => `./?path=/story/${id}`;

/** Width of a story that is made for a phone, in px. */
const phoneWidth = ({ storyGlobals }: PageStory): number | undefined => {
  const { value }: { value?: string } = storyGlobals['viewport'] ?? {};
  return value === undefined ? undefined : Number(value.replace('w', ''));
};

/**
 * A story in a document of its own, fetched when it comes near. It is inert at first: a layer that opens by its props would
 * take the focus from the page, and Tab would lead into it and not out again.
 */
function FramedStory({ story }: { story: PageStory }) {
  const [isActive, setActive] = useState(false);
  const globals = useGlobals(story);
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals });
  const height: unknown = story.parameters['docs']?.story?.height;
  return (
    <figure className="framed-story sb-unstyled">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, which needs its own origin and scripts. */}
      <iframe
        key={globals}
        title={`${story.title}: ${story.name}`}
        src={`iframe.html?${query}`}
        loading="lazy"
        inert={!isActive}
        style={{ height: typeof height === 'string' ? height : undefined, maxWidth: phoneWidth(story) }}
      />
      <figcaption>
        <button type="button" aria-pressed={isActive} onClick={() => setActive(!isActive)}>
          Interact
        </button>
        <a href={canvasAddress(story)} target="_parent">
          Open on its own
        </a>
        <details>
          <summary>Show code</summary>
          <Source of={story.moduleExport} />
        </details>
      </figcaption>
    </figure>
  );
}

/** What the toolbar says, as the address of a story takes it: `theme:dark;brand:career-guide`. */
function useGlobals(story: PageStory): string {
  const context = use(DocsContext);
  const [globals, setGlobals] = useState(context.getStoryContext(story).globals);
  useEffect(() => {
    const update = (event: { globals: typeof globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return ['theme', 'brand', 'motion', 'text'].map((name) => `${name}:${String(globals[name])}`).join(';');
}
