import type { MouseEvent } from 'react';

/** Whether a link was pressed to go there, not to open another tab or to save what it leads to. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
