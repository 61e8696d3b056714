import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';

/** A story as a page of documentation has it. */
export type PageStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The sheet of every component that shows all of its states. */
const allStates = 'All States';

/** The story whose props are changed by the controls below it: on a page the first story is. */
const playground = 'Playground';

/** Whether a story is the sheet of all states. */
export const isAllStates = ({ name }: PageStory) => name === allStates;

/** Whether a story is there for its controls. */
export const isPlayground = ({ name }: PageStory) => name === playground;

/** Where a story is on its own, with its controls. */
export const canvasUrl = ({ id }: PageStory) => `./?path=/story/${id}`;

/** Whether a page shows a story in a frame: its layer would open over the page, and take the focus from it. */
export function isFramed({ parameters }: PageStory): boolean {
  return parameters['docs']?.story?.inline === false;
}
