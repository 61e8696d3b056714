import { Gauge, Histogram, type Registry } from 'prom-client';
import type { JobRun } from '../../jobs/job-runner.ts';

/** Times the job runs of this process, and says when each job last succeeded here. */
export function measureJobs(registry: Registry): (run: JobRun) => void {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of jobs in this process.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 300],
    registers: [registry],
  });
  const succeeded = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When the job last succeeded in this process.',
    labelNames: ['job'],
    registers: [registry],
  });
  return ({ job, failed, milliseconds }) => {
    durations.observe({ job, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000);
    if (!failed) succeeded.set({ job }, Date.now() / 1000);
  };
}
