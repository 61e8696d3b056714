import { formatWholeBRL } from '@melhor-escola/domain/money';
import { type Box, boxAround, placeBoxes, textWidth } from '../base-layer/boxes.ts';
import type { Point } from '../base-layer/plane.ts';
import { lowestFee } from '../map-school.ts';
import type { MapPin } from './map-pins.ts';

/** Where the tag with the price is, seen from the pin's head. */
export type TagSide = 'above' | 'right' | 'left' | 'below';

/** How a pin is rendered. */
export interface PinLayout {
  readonly tag: string;
  /** Absent where the tag has no space: it is shown while the pin is highlighted. */
  readonly side: TagSide | undefined;
  /** What it covers of the map, in pixels. */
  readonly boxes: readonly Box[];
}

/** Diameters of heads, and the tag's height, in pixels. */
export const HEAD_PX = { one: 16, several: 32 } as const;
export const TAG_HEIGHT_PX = 26;
export const TAG_GAP_PX = 3;
const TAG_TEXT_PX = 15;
const TAG_PADDING_PX = 16;

const sides: readonly TagSide[] = ['above', 'right', 'left', 'below'];

/** The text of a pin's tag: 'R$ 481', 'desde R$ 481' for the lowest of several scholarships. */
export function tagText({ schools }: MapPin): string {
  const lowest = formatWholeBRL(Math.min(...schools.map(lowestFee)));
  return schools.length === 1 && schools[0]?.more === undefined ? lowest : `desde ${lowest}`;
}

/**
 * Lays out pins so that no tag covers another one or a head; the first pins choose first.
 *
 * @param at the pixel of each pin's position.
 * @param reserved what tags must not cover, such as the map's buttons.
 * @param within the visible map, which tags must not leave.
 */
export function layOutPins(
  pins: readonly { readonly pin: MapPin; readonly at: Point }[],
  reserved: readonly Box[] = [],
  within?: Box,
): readonly PinLayout[] {
  const heads = pins.map(({ pin, at }) => {
    const size = pin.schools.length === 1 ? HEAD_PX.one : HEAD_PX.several;
    return boxAround(at.x, at.y, size, size);
  });
  const tags = pins.map(({ pin }) => tagText(pin));
  const choices = tags.map((tag, index) => {
    const head = heads[index];
    return head ? sides.map((side) => tagBox(tag, side, head)) : [];
  });
  const chosen = placeBoxes(choices, [...heads, ...reserved], within);
  return tags.map((tag, index) => {
    const side = chosen[index];
    const tagSpace = side === undefined ? undefined : choices[index]?.[side];
    return {
      tag,
      side: side === undefined ? undefined : sides[side],
      boxes: [heads[index], tagSpace].filter((box) => box !== undefined),
    };
  });
}

function tagBox(tag: string, side: TagSide, head: Box): Box {
  const width = textWidth(tag, TAG_TEXT_PX) + TAG_PADDING_PX;
  const middle = { x: (head.left + head.right) / 2, y: (head.top + head.bottom) / 2 };
  const across = (head.right - head.left) / 2 + TAG_GAP_PX + width / 2;
  const up = (head.bottom - head.top) / 2 + TAG_GAP_PX + TAG_HEIGHT_PX / 2;
  const shift = { above: [0, -up], below: [0, up], right: [across, 0], left: [-across, 0] }[side];
  return boxAround(middle.x + (shift[0] ?? 0), middle.y + (shift[1] ?? 0), width, TAG_HEIGHT_PX);
}
