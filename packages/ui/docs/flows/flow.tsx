import { StoryFrame } from '../../.storybook/frames/story-frame.tsx';
import './flow.css';

/** One screen of a flow: a feature package's story, by its id in the URL. */
export interface FlowStep {
  readonly story: string;
  /** What the visitor sees. */
  readonly screen: string;
  /** The action that leads to the next screen. */
  readonly action?: string;
  /** Other possible outcomes: story ids with a description. */
  readonly otherwise?: readonly (readonly [story: string, shows: string])[];
}

const storyUrl = (id: string) => `./?path=/story/${id}`;

/**
 * The screens of a flow in order, on a phone of 360 px, with the toolbar's theme and brand. A screen loads when it
 * approaches the viewport and is inert: it is a picture that links to its story. Renders an `<ol>`.
 */
export function Flow({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <ol className="flow sb-unstyled">
      {steps.map(({ story, screen, action, otherwise = [] }) => (
        <li key={story}>
          <a href={storyUrl(story)} target="_parent">
            {screen}
          </a>
          <div className="flow-phone">
            <StoryFrame id={story} title={screen} inert />
          </div>
          {action && <p className="flow-action">{action}</p>}
          {otherwise.length > 0 && (
            <details>
              <summary>What else can happen ({otherwise.length})</summary>
              <ul>
                {otherwise.map(([id, shows]) => (
                  <li key={id}>
                    <a href={storyUrl(id)} target="_parent">
                      {shows}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
