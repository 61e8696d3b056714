import { expect, it } from 'vitest';
import { boxAround, breakName, placeBoxes } from './boxes.ts';

it('puts the first item in its best position, and the next where it overlaps nothing', () => {
  const here = boxAround(50, 50, 40, 20);
  const below = boxAround(50, 75, 40, 20);
  expect(
    placeBoxes([
      [here, below],
      [here, below],
      [here, below],
    ]),
  ).toEqual([0, 1, undefined]);
});

it('avoids what is taken already', () => {
  const here = boxAround(50, 50, 40, 20);
  expect(placeBoxes([[here, boxAround(200, 50, 40, 20)]], [boxAround(60, 50, 10, 10)])).toEqual([1]);
});

it('breaks long names at a space near their middle', () => {
  expect(breakName('Centro')).toEqual(['Centro']);
  expect(breakName('Jardim das Flores')).toEqual(['Jardim das', 'Flores']);
  expect(breakName('Jardim Filadélfia')).toEqual(['Jardim', 'Filadélfia']);
  expect(breakName('Paranapiacabaçu')).toEqual(['Paranapiacabaçu']);
});
