import type { ChangeDetails } from '../events/change-details.ts';

/** Why a slider's value changed; `input` is assistive technology setting it. */
export type SliderReason = 'drag' | 'track-press' | 'keyboard' | 'input';

export type SliderDetails = ChangeDetails<SliderReason>;
