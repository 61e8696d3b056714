/** When in the day a class is held (RT-20). */
export interface Shift {
  readonly slug: ShiftSlug;
  readonly name: string;
}

export type ShiftSlug = 'manha' | 'tarde' | 'noite' | 'integral';

/** All shifts, in the order of the day. The index is what the database stores. */
export const shifts: readonly Shift[] = [
  { slug: 'manha', name: 'Manhã' },
  { slug: 'tarde', name: 'Tarde' },
  { slug: 'noite', name: 'Noite' },
  { slug: 'integral', name: 'Integral' },
];

/** The shift with this slug; `undefined` when there is none. */
export function findShift(slug: string): Shift | undefined {
  return shifts.find((shift) => shift.slug === slug);
}
