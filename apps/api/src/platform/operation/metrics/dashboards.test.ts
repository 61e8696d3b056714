import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOneEngine } from '../../../../test/each-engine.ts';
import { testEnvironment } from '../../../../test/test-server.ts';
import { buildServer } from '../../../app/server.ts';
import type { ZodFastify } from '../../http/slice-routes.ts';

const folder = new URL('../../../../docs/grafana/', import.meta.url);
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

describeOneEngine('the dashboards for Grafana', (test) => {
  let server: ZodFastify;
  let measured: ReadonlySet<string>;

  beforeAll(async () => {
    server = await buildServer({
      environment: testEnvironment,
      database: test().database,
      logLevel: 'silent',
    });
    const { body } = await server.inject('/metrics');
    measured = new Set([
      ...[...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name),
      // Only with a replica (replica-reads.test.ts).
      'database_replica_lag_seconds',
    ]);
  });

  it.each(readdirSync(folder))('RT-24 %s asks for metrics that the service has', (file) => {
    const { panels } = dashboard.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    // Each selector has braces, also where it selects all.
    const metrics = expressions.map((expr) => [...expr.matchAll(/(\w+)\{/g)].map(([, name = '']) => name));
    expect(metrics.filter((names) => names.length === 0)).toEqual([]);
    const unknown = metrics.flat().filter((name) => !measured.has(name.replace(/_(?:bucket|count)$/, '')));
    expect(unknown).toEqual([]);
  });
});
