import { MIN_SCHOOL_PHOTO_SIDE } from '@melhor-escola/domain/school-photo';
import type { PhotoRegion } from './queries.ts';

/** Shape of a photo on the school's page: the rest of it is hidden there. */
const ASPECT = 16 / 9;

/** Where the frame is on a photo: its size, and how far it is to the right and down, each from 0 to 100. */
export interface Framing {
  readonly size: number;
  readonly across: number;
  readonly down: number;
}

/** The whole width or height, in the middle: what a page shows of a photo that is not cut. */
export const wholeFrame: Framing = { size: 100, across: 50, down: 50 };

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The frame as shares of the photo's sides, from 0 to 1. */
export function cropRegion(photo: Pixels, { size, across, down }: Framing): PhotoRegion {
  const largest = largestFrame(photo);
  const width = (largest.width / photo.width) * (size / 100);
  const height = (largest.height / photo.height) * (size / 100);
  return { left: (1 - width) * (across / 100), top: (1 - height) * (down / 100), width, height };
}

/** The smallest size of a frame whose photo has enough pixels; 100 or more when only the whole one has. */
export function minFrameSize(photo: Pixels): number {
  return Math.ceil((MIN_SCHOOL_PHOTO_SIDE / largestFrame(photo).height) * 100);
}

/** Moves the frame by shares of the photo's sides, within the photo. */
export function moveFrame(photo: Pixels, framing: Framing, right: number, down: number): Framing {
  const { width, height } = cropRegion(photo, framing);
  return {
    ...framing,
    across: moved(framing.across, right, 1 - width),
    down: moved(framing.down, down, 1 - height),
  };
}

function moved(position: number, by: number, space: number): number {
  return space < 0.001 ? position : Math.min(100, Math.max(0, position + (by / space) * 100));
}

function largestFrame({ width, height }: Pixels): Pixels {
  return width / height > ASPECT ? { width: height * ASPECT, height } : { width, height: width / ASPECT };
}
