import { afterEach, describe, expect, it } from 'vitest';
import { startFixtureService, type FixtureService } from '../fixtures/service.ts';
import { reportProblem } from './report-sheet.tsx';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

/** The message for a report that failed with this status. */
async function problemAfter(status: number): Promise<string> {
  fixture = await startFixtureService({ '/v3/reviews/7/reports': () => status });
  return fixture.service
    .reportReview('7', { reason: 'other', details: null })
    .then(() => 'sent', reportProblem);
}

describe('product 7 a report that fails', () => {
  it.each([
    [404, /não está mais no site/],
    [429, /daqui a uma hora/],
    [503, /Confira a conexão/],
  ])('says what to do after %i', async (status, problem) => {
    expect(await problemAfter(status)).toMatch(problem);
  });
});
