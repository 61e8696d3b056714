import { expect, it } from 'vitest';
import { reservationSteps } from './machine.ts';
import { readStage, stageSearch } from './search-params.ts';

it('EN-09 the URL has the stage; the first step needs no parameter', () => {
  for (const stage of [...reservationSteps, 'done'] as const)
    expect(readStage(stageSearch(stage))).toBe(stage);
  expect(stageSearch('eligibility')).toEqual({});
  expect(stageSearch('done')).toEqual({ passo: 'pronto' });
  for (const passo of ['0', '5', '', 'toString', ['2', '3'], undefined])
    expect(readStage({ passo })).toBe('eligibility');
});
