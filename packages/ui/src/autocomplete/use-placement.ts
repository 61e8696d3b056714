'use client';

import type { RefObject } from 'react';
import { usePlacement as usePlacementBeside } from '../placement/use-placement.ts';

/** 12rem at the usual size: narrower, the name of a city breaks into pieces. */
const LEAST_WIDTH = 192;

const widthFor = (field: number) => Math.max(field, LEAST_WIDTH);

/** Keeps the list beside the frame of its field, as wide, and 20rem high at most (CO-05). */
export function usePlacement(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  usePlacementBeside(list, () => field.current?.closest('[data-part=box]'), {
    widthFor,
    maximumHeight: 20,
  });
}
