import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { storyCode } from '../docs/demo-source.tsx';
import { canvasUrl, type PageStory } from './page-stories.ts';
import { StoryFrame } from './story-frame.tsx';
import './framed-story.css';

/** Width in px of a story that is made for a phone. */
const phoneWidth = ({ storyGlobals }: PageStory): number | undefined => {
  const { value }: { value?: string } = storyGlobals['viewport'] ?? {};
  return value === undefined ? undefined : Number(value.replace('w', ''));
};

interface FramedStoryProps {
  story: PageStory;
  playground?: PageStory | undefined;
  /** Whether it introduces its page, with its code. */
  isFirst?: boolean;
}

/**
 * A story in an iframe, loaded when it approaches the viewport. It is inert at first: an overlay that opens by its
 * props would take the page's focus, and Tab would enter it and not leave again.
 */
export function FramedStory({ story, playground, isFirst = false }: FramedStoryProps) {
  const [isActive, setActive] = useState(false);
  const code = storyCode(story.parameters);
  const height: unknown = story.parameters['docs']?.story?.height;
  return (
    <figure className="framed-story sb-unstyled">
      <StoryFrame
        id={story.id}
        title={`${story.title}: ${story.name}`}
        inert={!isActive}
        style={{ height: typeof height === 'string' ? height : undefined, maxWidth: phoneWidth(story) }}
      />
      <figcaption>
        <button type="button" aria-pressed={isActive} onClick={() => setActive(!isActive)}>
          Interact
        </button>
        <a href={canvasUrl(story)} target="_parent">
          Open on its own
        </a>
        {playground && (
          <a href={canvasUrl(playground)} target="_parent">
            Change its props
          </a>
        )}
        {code !== '' && (
          <details open={isFirst}>
            <summary>Show code</summary>
            <Source code={code} language="tsx" />
          </details>
        )}
      </figcaption>
    </figure>
  );
}
