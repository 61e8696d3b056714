import { Description, DocsStory } from '@storybook/addon-docs/blocks';
import { FramedStory } from './framed-story.tsx';
import { canvasUrl, isAllStates, isFramed, isPlayground, type PageStory } from './page-stories.ts';

/** All stories but the first, which introduces the page: the sheet of all states, then each feature. */
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

/** On a documentation page stories do not run their `play` function; the story's own page does. */
function PlayNote({ story }: { story: PageStory }) {
  return (
    <p className="play-note sb-unstyled">
      <a href={canvasUrl(story)} target="_parent">
        See its test, step by step
      </a>
    </p>
  );
}
