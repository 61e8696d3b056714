import { Description } from '@storybook/addon-docs/blocks';
import { demoSource } from '../docs/demo-source.tsx';
import { FramedStory } from './framed-story.tsx';
import { canvasUrl, isAllStates, isPlayground, type PageStory } from './page-stories.ts';

/**
 * Whether to show a story on the page: either its props show its state without interaction (a `play` of its own may
 * wait for it), or it has code to copy.
 */
function showsItself(story: PageStory): boolean {
  return (
    !story.playFunction ||
    story.initialArgs['defaultOpen'] === true ||
    isAllStates(story) ||
    demoSource(story.parameters) !== undefined
  );
}

/**
 * The story that introduces an overlay component: all of its states or, failing that, the first story that is open
 * initially.
 */
function primaryOf(stories: readonly PageStory[]): PageStory | undefined {
  return stories.find(isAllStates) ?? stories.find(showsItself) ?? stories[0];
}

/** The introducing story in its frame. */
export function FramedPrimary({ stories }: { stories: readonly PageStory[] }) {
  const primary = primaryOf(stories);
  return primary && <FramedStory isFirst story={primary} playground={stories.find(isPlayground)} />;
}

/** Stories of overlay components: those that are open initially as frames, those that need interaction as links. */
export function FramedStories({ stories }: { stories: readonly PageStory[] }) {
  const introduced = stories.find(isAllStates) ?? stories.find(showsItself);
  const shown = stories.filter((story) => showsItself(story) && story !== introduced && !isPlayground(story));
  const behaviour = stories.filter((story) => !showsItself(story));
  return (
    <>
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
                <a href={canvasUrl(story)} target="_parent">
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
