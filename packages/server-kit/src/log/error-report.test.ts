import { describe, expect, it } from 'vitest';
import { errorReport } from './error-report.ts';

const program = { name: 'site', environment: 'production' };
const logged = {
  level: 50,
  time: 1_795_343_602_417,
  requestId: 'proxy-1234567',
  method: 'GET',
  route: '/escolas/$slug',
  release: 'b1',
  hostname: 'machine-7',
  msg: 'page failed',
  err: {
    type: 'TypeError',
    message: 'Cannot read ana@exemplo.com of 529.982.247-25',
    stack: [
      'TypeError: Cannot read ana@exemplo.com',
      '    at render (file:///site/dist/server/school.js:10:20)',
      '    at async file:///site/dist/server/server.js:3:4',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
    ].join('\n'),
    cause: { type: 'ApiError', message: 'no answer', stack: '' },
  },
};
const report = (changes: object = {}) => errorReport(JSON.stringify({ ...logged, ...changes }), program);

describe('CA-13 the error report of a server', () => {
  it('contains the error and its cause, with route, request and release', () => {
    expect(report()).toEqual({
      data: {
        environment: 'production',
        level: 'error',
        timestamp: 1_795_343_602,
        platform: 'linux',
        language: 'javascript',
        framework: 'node-js',
        context: '/escolas/$slug',
        code_version: 'b1',
        body: {
          trace_chain: [
            {
              frames: [
                {
                  method: 'process.processTicksAndRejections',
                  filename: 'node:internal/process/task_queues',
                  lineno: 105,
                  colno: 5,
                },
                { method: '', filename: '/site/dist/server/server.js', lineno: 3, colno: 4 },
                { method: 'render', filename: '/site/dist/server/school.js', lineno: 10, colno: 20 },
              ],
              exception: {
                class: 'TypeError',
                message: 'Cannot read [removed] of [removed]',
                description: 'page failed',
              },
            },
            { frames: [], exception: { class: 'ApiError', message: 'no answer' } },
          ],
        },
        custom: { program: 'site', requestId: 'proxy-1234567', method: 'GET' },
      },
    });
  });

  it('uses the log message of a line without an error, and the route of the request', () => {
    const { err: _none, route: _elsewhere, ...line } = logged;
    const sent = errorReport(
      JSON.stringify({ ...line, level: 60, msg: 'x of ana@exemplo.com', req: { route: '/api/:a' } }),
      program,
    );
    expect(sent).toMatchObject({
      data: { level: 'critical', context: '/api/:a', body: { message: { body: 'x of [removed]' } } },
    });
  });

  it('is limited in size for any error', () => {
    const endless = { ...logged.err, message: 'x'.repeat(1e6), stack: '    at a (b.js:1:2)\n'.repeat(1e5) };
    expect(JSON.stringify(report({ err: endless })).length).toBeLessThan(20_000);
  });

  it('is undefined for lines below level error and for other text', () => {
    expect([report({ level: 40 }), errorReport('The port is taken.', program)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(errorReport('50', program)).toBeUndefined();
  });
});
