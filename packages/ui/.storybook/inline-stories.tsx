import { Description, DocsStory } from '@storybook/addon-docs/blocks';
import { FramedStory } from './framed-story.tsx';
import { canvasUrl, isAllStates, isFramed, isPlayground, type PageStory } from './page-stories.ts';

/** Every story but the first, which introduces the page, as a part of the page: the sheet of all states, then each feature. */
export function InlineStories({ stories: [, ...others] }: { stories: readonly PageStory[] }) {
  const shown = others.filter((story) => !isPlayground(story) && !story.usesMount);
  const ordered = [...shown.filter(isAllStates), ...shown.filter((story) => !isAllStates(story))];
  return ordered.map((story) => (
    <section key={story.id}>
      {isFramed(story) ? (
        <>
          <h3 id={`anchor--${story.id}`}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <FramedStory story={story} />
        </>
      ) : (
        <DocsStory of={story.moduleExport} />
      )}
      {story.playFunction && !isAllStates(story) && <PlayNote story={story} />}
    </section>
  ));
}

/** On a page a story stands untouched: what its `play` does to it is to be seen where it is alone. */
function PlayNote({ story }: { story: PageStory }) {
  return (
    <p className="play-note sb-unstyled">
      <a href={canvasUrl(story)} target="_parent">
        See its test, step by step
      </a>
    </p>
  );
}
