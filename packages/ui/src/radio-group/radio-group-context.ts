'use client';

import { createContext } from 'react';
import type { ChangeDetails } from '../events/change-details.ts';

/** Why a radio group changed: a person chose another of its radios, by pointer or by arrow key. */
export type RadioGroupChangeReason = 'choice';

/** What a group tells its radios. */
export interface RadioGroupState {
  name: string;
  /** The chosen value when the caller holds it; null for none. */
  value: string | null | undefined;
  /** The value chosen at first when the browser holds it. */
  defaultValue: string | undefined;
  required: boolean;
  /** Tells the group that one of its radios has just been chosen. */
  change: (control: HTMLInputElement, details: ChangeDetails<RadioGroupChangeReason>) => void;
}

export const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);
