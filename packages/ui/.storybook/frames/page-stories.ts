import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';

/** A story as a documentation page receives it. */
export type PageStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The name of the sheet that shows all states of a component. */
const allStates = 'All States';

/** The name of the story whose props the controls change; on a documentation page it comes first. */
const playground = 'Playground';

/** Whether a story is the sheet of all states. */
export const isAllStates = ({ name }: PageStory) => name === allStates;

/** Whether a story exists for its controls. */
export const isPlayground = ({ name }: PageStory) => name === playground;

/** The URL of a story with its controls. */
export const canvasUrl = ({ id }: PageStory) => `./?path=/story/${id}`;

/** Whether a page shows a story in an iframe, because its overlay would open over the page and take the focus. */
export function isFramed({ parameters }: PageStory): boolean {
  return parameters['docs']?.story?.inline === false;
}
