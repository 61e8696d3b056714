'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../events/change-details.ts';

/** Why a checkbox changed: a person ticked it or took the tick away. */
export type CheckboxChangeReason = 'toggle';

/** What a group tells its checkboxes. */
export interface CheckboxGroupState {
  name: string | undefined;
  /** The chosen values when the caller holds them. */
  value: readonly string[] | undefined;
  /** The values chosen at first when the browser holds them. */
  defaultValue: readonly string[];
  invalid: boolean;
  /** Tells the group that one of its checkboxes is about to change. */
  change: (control: HTMLInputElement, details: ChangeDetails<CheckboxChangeReason>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined);
