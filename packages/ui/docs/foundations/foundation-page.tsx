import { DocsContext, Description, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * The documentation of a foundation: what it is, then each of its stories with what that shows. It has no props, so there is no
 * table of them.
 */
export function FoundationPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <div className="fd-page">
      <Title>{preparedMeta.title.split('/').at(-1)}</Title>
      <Description />
      {stories.map((story, index) => (
        <section key={story.id}>
          {/* The first is what the title says. */}
          {index > 0 && <h2 id={story.id}>{story.name}</h2>}
          {index > 0 && <Description of={story.moduleExport} />}
          <Story of={story.moduleExport} />
        </section>
      ))}
    </div>
  );
}
