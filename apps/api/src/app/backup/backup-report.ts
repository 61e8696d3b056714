import { z } from 'zod';
import { importProgressSchema } from '../../catalog/imports/run/import-report.ts';
import type { TableResult } from './backup-format.ts';

const report = z.object({
  kind: z.enum(['backup', 'restore', 'move']),
  outcome: z.enum(['complete', 'stopped']),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  seconds: z.number(),
});

/** Result of a backup, a restore or a move. Sent as JSON from the service to the command. */
export type BackupReport = z.infer<typeof report>;

/** One line of the service's streamed response. */
export const backupEventSchema = z.union([
  z.object({ progress: importProgressSchema }),
  z.object({ report }),
  z.object({ error: z.string() }),
]);
export type BackupEvent = z.infer<typeof backupEventSchema>;

/** @param began start time from `performance.now()`. */
export function buildReport(
  kind: BackupReport['kind'],
  tables: readonly TableResult[],
  began: number,
): BackupReport {
  const seconds = Math.round(performance.now() - began) / 1000;
  return { kind, outcome: 'complete', tables: [...tables], seconds };
}

const titles = { backup: 'Backup', restore: 'Restoration', move: 'Move' } as const;
const number = new Intl.NumberFormat('en-US');

/** The report as lines for a terminal. */
export function reportLines({ kind, outcome, tables, seconds }: BackupReport): string[] {
  const title = `${titles[kind]}: ${outcome} after ${seconds.toFixed(1)} s`;
  if (outcome === 'stopped') return [title, '  Nothing was written. Run the same command again.'];
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    title,
    `  ${number.format(rows)} rows of ${tables.length} tables, each compared by count and digest`,
    ...(kind === 'move'
      ? [
          '  Set DATABASE_URL and restart the service. Writes to this database during the move are not included.',
        ]
      : []),
  ];
}
