import { StoryFrame } from '../../.storybook/story-frame.tsx';
import './flow.css';

/** One screen of a flow: a story of a feature package, by its id in the address. */
export interface FlowStep {
  readonly story: string;
  /** What the visitor sees. */
  readonly screen: string;
  /** What leads to the next screen. */
  readonly action?: string;
  /** Other things that can happen here: story ids with what they show. */
  readonly otherwise?: readonly (readonly [story: string, shows: string])[];
}

const storyUrl = (id: string) => `./?path=/story/${id}`;

/**
 * The screens of a flow in order, as a phone of 360 px shows them, in the toolbar's theme and brand. A screen is fetched when it
 * comes near and is inert: it is a picture of its story, which the link opens. Renders an `<ol>`.
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
