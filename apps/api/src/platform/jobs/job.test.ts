import { describe, expect, it } from 'vitest';
import { allJobs } from '../../app/background-work.ts';
import { defineJob } from './job.ts';

describe('a job', () => {
  it.each([
    ['minute', '* * * * *'],
    ['5 minutes', '*/5 * * * *'],
    ['15 minutes', '*/15 * * * *'],
    ['hour', '0 * * * *'],
  ] as const)('runs every %s by the schedule %s', (every, cron) => {
    expect(defineJob({ name: 'a', every, run: async () => undefined }).cron).toBe(cron);
  });

  it('has a unique name', () => {
    const names = allJobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['send-mail', 'purge-expired']));
  });
});
