import { describe, expect, it } from 'vitest';
import { comparedSchools, slugsOf } from '../fixtures/compared-schools.ts';
import { placedAt, withFirst } from './shown-schools.tsx';

const [one, two, three, four] = slugsOf(comparedSchools);
const order = (first: readonly string[]) => slugsOf(withFirst(comparedSchools, first));

describe('product 3 two schools at a time on a phone', () => {
  it('keeps the order of the address until a school is chosen', () => {
    expect(order([])).toEqual([one, two, three, four]);
  });

  it('puts a school in the place of another, which takes its place', () => {
    expect(placedAt(comparedSchools, 1, four ?? '')).toEqual([one, four, three, two]);
    expect(placedAt(comparedSchools, 0, two ?? '')).toEqual([two, one, three, four]);
  });

  it('leaves out one that was taken out of the comparison, and keeps one that was added', () => {
    expect(order(['gone', three ?? ''])).toEqual([three, one, two, four]);
  });
});
