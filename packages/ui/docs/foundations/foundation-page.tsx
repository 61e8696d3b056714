import { DocsContext, Description, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * The documentation page of a foundation: an introduction, then each story with its description. Without props there is
 * no controls table.
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
          {/* The page title already introduces the first story. */}
          {index > 0 && <h2 id={story.id}>{story.name}</h2>}
          {index > 0 && <Description of={story.moduleExport} />}
          <Story of={story.moduleExport} />
        </section>
      ))}
    </div>
  );
}
