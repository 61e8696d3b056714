import { ApiError } from '@melhor-escola/api-client/api-error';
import { expect, it } from 'vitest';
import { reportProblem } from './report-sheet.tsx';

const rejection = (status: number, code?: string) =>
  new ApiError('Rejected.', { reason: 'status', status, response: code === undefined ? {} : { code } });

it.each([
  [rejection(404, 'REVIEW_NOT_FOUND'), /não está mais no site/],
  [rejection(429, 'TOO_MANY_REQUESTS'), /daqui a uma hora/],
  [rejection(503, 'UNAVAILABLE'), /Confira a conexão/],
  [rejection(404, 'NEW'), /Confira a conexão/],
  [rejection(502), /Confira a conexão/],
  [new ApiError('No answer.', { reason: 'network', status: 503 }), /Confira a conexão/],
  [new TypeError('ours'), /Confira a conexão/],
])('product 7 says what to do after a report that failed with %s', (error, problem) => {
  expect(reportProblem(error)).toMatch(problem);
});
