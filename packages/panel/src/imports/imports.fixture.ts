import type { ImportRun, ImportRuns } from '@melhor-escola/api-client/panel';

type Result = NonNullable<ImportRun['result']>;

/** The report of a preview with all that a report may have. */
export function fixtureResult(own: Partial<Result> = {}): Result {
  return {
    read: 48_120,
    new: 312,
    changed: 1_204,
    unchanged: 38_600,
    rejected: 3,
    seconds: 41.2,
    skipped: [
      { reason: 'Não conhecemos o município desta linha.', count: 2, lines: [17, 4_402], isRejected: true },
      { reason: 'A escola está sem nome (NO_ENTIDADE).', count: 1, lines: [903], isRejected: true },
      { reason: 'A escola não é particular.', count: 8_001, lines: [2, 3, 5, 6, 7, 8], isRejected: false },
    ],
    remarks: [
      { message: 'Escolas que saem do site: 41 (38 fechadas, 3 paradas).', isLoss: true },
      { message: 'Escolas que voltam ao site: 4.', isLoss: false },
    ],
    kept: [{ fact: 'phone', count: 2, schools: ['escola-girassol', 'escola-crescer'] }],
    ...own,
  };
}

/** A completed preview of a census. */
export function fixtureRun(own: Partial<ImportRun> = {}): ImportRun {
  return {
    id: 12,
    kind: 'inep',
    fileName: 'microdados_ed_basica_2025.csv',
    by: 'Olga Operadora',
    isPreview: true,
    state: 'complete',
    startedAt: '2026-11-30T14:05:00.000Z',
    finishedAt: '2026-11-30T14:05:41.000Z',
    progress: { done: 200, total: 200 },
    isStopping: false,
    failure: null,
    result: fixtureResult(),
    canApply: true,
    ...own,
  };
}

export function fixtureImports(own: Partial<ImportRuns> = {}): ImportRuns {
  const earlier = fixtureRun({
    id: 11,
    kind: 'offers',
    fileName: 'rede-girassol.csv',
    isPreview: false,
    canApply: false,
    result: fixtureResult({
      read: 40,
      new: 40,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      skipped: [],
      remarks: [],
      kept: [],
    }),
  });
  return { runs: [fixtureRun(), earlier], uploads: [], ...own };
}

/** A preview that goes on. */
export const runningImport = fixtureRun({
  state: 'running',
  finishedAt: null,
  progress: { done: 90_000_000, total: 200_000_000 },
  result: null,
  canApply: false,
});
