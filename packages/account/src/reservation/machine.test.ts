import { describe, expect, it } from 'vitest';
import { readPlace, searchOfPlace, stepAt } from './machine.ts';

describe('EN-09 the steps of a reservation', () => {
  it('stand in the address, the first without saying so', () => {
    for (const place of [1, 2, 3, 4, 'done'] as const) expect(readPlace(searchOfPlace(place))).toBe(place);
    expect(searchOfPlace(1)).toEqual({});
    for (const passo of ['0', '5', '', 'toString', ['2', '3'], undefined])
      expect(readPlace({ passo })).toBe(1);
  });

  it('none is shown before what it stands on is there', () => {
    const nothing = { isEligible: false, hasStudent: false };
    const eligible = { isEligible: true, hasStudent: false };
    const all = { isEligible: true, hasStudent: true };
    expect(([1, 2, 3, 4] as const).map((step) => stepAt(step, nothing))).toEqual([1, 1, 1, 1]);
    expect(([1, 2, 3, 4] as const).map((step) => stepAt(step, eligible))).toEqual([1, 2, 3, 3]);
    expect(([1, 2, 3, 4] as const).map((step) => stepAt(step, all))).toEqual([1, 2, 3, 4]);
  });
});
