import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measurePages } from '../../collector/page-metrics.ts';
import type { PageReport } from '../../collector/page-report.ts';
import type { JobRun } from '../../jobs/job-runner.ts';
import { requireOperator, type OperatorAccess } from '../../http/edge/authorization.ts';
import type { ZodFastify } from '../../http/slice-routes.ts';
import { measureHttp } from './http-metrics.ts';
import { measurePools, measureReplica } from './pool-metrics.ts';
import { measureStored } from './stored-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records a finished job. */
    countJobRun: (run: JobRun) => void;
    /** Records what a browser reported. */
    countPageReport: (report: PageReport) => void;
  }
}

/**
 * `/metrics` in Prometheus' text format, for programs on this machine, and for the operator by basic authorization.
 * Register it before the routes it measures.
 */
export async function registerMetrics(server: ZodFastify, access: OperatorAccess): Promise<void> {
  const { database } = access;
  const registry = new Registry();
  measureHttp(server, registry);
  const { pool, replica } = database;
  measurePools({ primary: pool, ...(replica && { replica: replica.pool }) }, registry);
  measureReplica(database, registry);
  const refreshStored = measureStored(pool, registry);
  server.decorate('countJobRun', measureJobs(registry));
  server.decorate('countPageReport', measurePages(registry));
  const everything = Registry.merge([processMetrics(), registry]);

  await server.register(async (scope: ZodFastify) => {
    await requireOperator(scope, access, isOnThisMachine);
    scope.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
      await refreshStored();
      const text = await everything.metrics();
      return reply.type(everything.contentType).header('cache-control', 'no-store').send(text);
    });
  });
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Headers of a proxy: the proxy may be local although the client is not. */
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

function isOnThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress, remoteFamily } = socket;
  if (remoteAddress === undefined || forwarding.some((name) => headers[name] !== undefined)) return false;
  return loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

/** Measures the jobs of this process, and when each last succeeded here. */
function measureJobs(registry: Registry): (run: JobRun) => void {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Finished jobs in this process.',
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

let processRegistry: Registry | undefined;

/**
 * CPU, memory, file descriptors, garbage collection and event loop lag of the process. There is one registry per process,
 * created on first use, because its observers cannot be removed.
 */
function processMetrics(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}
