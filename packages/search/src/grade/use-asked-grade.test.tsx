import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import { expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { memoryGrade } from '../fixtures/site.tsx';
import { useGradeChange } from './use-asked-grade.ts';

/** The grade on a device that has 6º ano, after a visitor changed a search. */
async function gradeAfter(search: OfferSearch, next: OfferSearch): Promise<string> {
  const grade = memoryGrade('6-ano');
  let change: ((next: OfferSearch) => void) | undefined;
  function Filters() {
    change = useGradeChange(search);
    return null;
  }
  await renderScreen({ screen: <Filters />, grade });
  change?.(next);
  return grade.current();
}

it('clears the grade on the device if the family takes it out of its search', async () => {
  expect(await gradeAfter({ grade: '6-ano', shifts: ['manha'] }, { shifts: ['manha'] })).toBe('');
});

it('stores a chosen grade before its results are there', async () => {
  expect(await gradeAfter({ grade: '6-ano' }, { grade: '7-ano' })).toBe('7-ano');
  expect(await gradeAfter({}, { grade: '7-ano' })).toBe('7-ano');
});

it('keeps it if another filter changes, also in a search of all grades', async () => {
  expect(await gradeAfter({ grade: '6-ano', shifts: ['manha'] }, { grade: '6-ano' })).toBe('6-ano');
  expect(await gradeAfter({ shifts: ['manha'] }, {})).toBe('6-ano');
});
