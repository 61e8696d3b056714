'use client';

import { createContext, use } from 'react';
import type { ChangeDetails } from '../events/change-details.ts';

/** Why an item opened or closed: a press on its title, or the browser's search or a `#fragment` link leading into it. */
export type AccordionReason = 'press' | 'found';

export type AccordionDetails = ChangeDetails<AccordionReason>;

export type ItemListener = (open: boolean, details: AccordionDetails) => void;

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export interface AccordionState {
  /** Undefined while nobody has chosen: then the first item is open (ST-06). */
  value: readonly string[] | undefined;
  headingLevel: HeadingLevel;
  /** Whether open panels are landmarks; a page of many would drown its others in them. */
  areRegions: boolean;
  /** Lets an item hear of its changes, and the accordion know which is first. @returns the farewell. */
  register: (value: string, isFirst: boolean, listener: ItemListener) => () => void;
  toggle: (value: string, open: boolean, reason: AccordionReason, event: Event) => void;
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined);

/** Whether an item is the first of its accordion. */
export const IsFirstContext = createContext(true);

// Nothing knows what is open, so nothing is folded away.
const alone: AccordionState = {
  value: undefined,
  headingLevel: 3,
  areRegions: false,
  register: () => () => {},
  toggle: () => {},
};

/** @throws outside of an accordion, in development. */
export function useAccordion(): AccordionState {
  const accordion = use(AccordionContext);
  if (!accordion && process.env.NODE_ENV !== 'production') {
    throw new Error(
      'AccordionItem: it is outside of an Accordion, so nothing knows whether it is open. Put it inside `<Accordion>`.',
    );
  }
  return accordion ?? alone;
}
