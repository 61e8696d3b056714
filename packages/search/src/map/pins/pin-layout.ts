import { type Centavos, formatWholeBRL } from '@melhor-escola/domain/money';
import { type Box, boxAround, placeBoxes, textWidth } from '../base-layer/boxes.ts';
import type { Point } from '../base-layer/plane.ts';
import { lowestFee as lowestFeeAt } from '../map-school.ts';
import type { MapPin } from './map-pins.ts';

/** Where the tag with the price is, seen from the pin's head; or that the head of several schools contains the price. */
export type TagSide = 'above' | 'right' | 'left' | 'below' | 'inside';

/** How a pin is rendered. */
export interface PinLayout {
  readonly tag: string;
  /** Absent where the tag of one school has no space: it is shown while the pin is highlighted. */
  readonly side: TagSide | undefined;
  /** What it covers of the map, in pixels. */
  readonly boxes: readonly Box[];
}

/** Diameters of heads, the height of one that contains its price, and the tag's height, in pixels. */
export const HEAD_PX = { one: 16, several: 32, withPrice: 40 } as const;
export const TAG_HEIGHT_PX = 26;
export const TAG_GAP_PX = 3;
const TAG_TEXT_PX = 15;
const TAG_PADDING_PX = 16;
const INSIDE_TEXT_PX = 13;
const INSIDE_PADDING_PX = 10;

const sides = ['above', 'right', 'left', 'below'] as const;

/** The lowest monthly fee of a pin's schools. */
export function lowestFee({ schools }: MapPin): Centavos {
  return Math.min(...schools.map(lowestFeeAt));
}

/** The text of a pin's tag: 'R$ 481', 'desde R$ 481', 'sem mensalidade'. */
export function tagText(pin: MapPin): string {
  const lowest = lowestFee(pin);
  const isOnly = pin.schools.length === 1 && pin.schools[0]?.monthly === lowest;
  return isOnly || lowest === 0 ? feeText(lowest) : `desde ${feeText(lowest)}`;
}

/** The lowest fee of a pin's schools as it fits into its head: 'R$ 481'. */
export function headText(pin: MapPin): string {
  return feeText(lowestFee(pin));
}

/** The lowest fee of a pin's schools in a sentence: 'desde R$ 481 por mês'. */
export function feeInWords(pin: MapPin): string {
  return lowestFee(pin) === 0 ? tagText(pin) : `${tagText(pin)} por mês`;
}

function feeText(fee: Centavos): string {
  return fee === 0 ? 'sem mensalidade' : formatWholeBRL(fee);
}

/** A pin and the pixel of its position. */
export interface PinOnMap {
  readonly pin: MapPin;
  readonly at: Point;
}

/**
 * Lays out pins so that no tag covers another one or a head. Those of several schools choose first, and each has its lowest price: where
 * its tag has no space, in its head. Among the others the first pins choose first.
 *
 * @param reserved what tags must not cover, such as the map's buttons.
 * @param within the visible map, which tags must not leave.
 */
export function layOutPins(
  pins: readonly PinOnMap[],
  reserved: readonly Box[] = [],
  within?: Box,
): readonly PinLayout[] {
  const ordered = pins.toSorted((a, b) => Number(isSeveral(b)) - Number(isSeveral(a)));
  const layouts = placeTags(ordered, reserved, within, new Set());
  return pins.flatMap((pin) => layouts.get(pin) ?? []);
}

/** @param crowded the pins whose heads contain their price. They cover more of the map, so that others may have to follow. */
function placeTags(
  pins: readonly PinOnMap[],
  reserved: readonly Box[],
  within: Box | undefined,
  crowded: ReadonlySet<PinOnMap>,
): ReadonlyMap<PinOnMap, PinLayout> {
  const heads = new Map(pins.map((pin) => [pin, headBox(pin, crowded.has(pin))]));
  const choices = pins.map((pin) => (crowded.has(pin) ? [] : tagBoxes(pin)));
  const chosen = placeBoxes(choices, [...heads.values(), ...reserved], within);
  const without = pins.filter(
    (pin, index) => isSeveral(pin) && chosen[index] === undefined && !crowded.has(pin),
  );
  if (without.length > 0) return placeTags(pins, reserved, within, new Set([...crowded, ...without]));
  return new Map(
    pins.map((pin, index) => {
      const side = chosen[index];
      const boxes = [heads.get(pin), side === undefined ? undefined : choices[index]?.[side]];
      return [
        pin,
        {
          tag: tagText(pin.pin),
          side: crowded.has(pin) ? 'inside' : side === undefined ? undefined : sides[side],
          boxes: boxes.filter((box) => box !== undefined),
        },
      ];
    }),
  );
}

function isSeveral({ pin }: PinOnMap): boolean {
  return pin.schools.length > 1;
}

function headBox({ pin, at }: PinOnMap, hasPrice: boolean): Box {
  if (!hasPrice) {
    const size = pin.schools.length === 1 ? HEAD_PX.one : HEAD_PX.several;
    return boxAround(at.x, at.y, size, size);
  }
  return boxAround(at.x, at.y, headWidth(pin), HEAD_PX.withPrice);
}

/** Width of a head that contains its price, in pixels. */
export function headWidth(pin: MapPin): number {
  return textWidth(headText(pin), INSIDE_TEXT_PX) + INSIDE_PADDING_PX;
}

/** The boxes of a pin's tag on each of the `sides`. */
function tagBoxes({ pin, at: { x, y } }: PinOnMap): readonly Box[] {
  const head = (pin.schools.length === 1 ? HEAD_PX.one : HEAD_PX.several) / 2;
  const width = textWidth(tagText(pin), TAG_TEXT_PX) + TAG_PADDING_PX;
  const across = head + TAG_GAP_PX + width / 2;
  const up = head + TAG_GAP_PX + TAG_HEIGHT_PX / 2;
  const shifts = { above: [0, -up], right: [across, 0], left: [-across, 0], below: [0, up] } as const;
  return sides.map((side) => boxAround(x + shifts[side][0], y + shifts[side][1], width, TAG_HEIGHT_PX));
}
