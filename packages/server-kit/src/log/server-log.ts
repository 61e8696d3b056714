import { ErrorLog, type ErrorReportService, type LogDestination } from './error-log.ts';
import { errorReport } from './error-report.ts';

export type { ErrorReportService, LogDestination };

export interface ServerLogOptions {
  /** Name of the program in error reports. */
  readonly program: 'site' | 'service';
  /** pino's level, or 'silent'. */
  readonly level: string;
  /** Build that error lines name, to find their sources. */
  readonly release: string | undefined;
  /** stdout by default. */
  readonly logTo?: LogDestination | undefined;
  /** Receives errors as well (CA-13). */
  readonly errorReports?: ErrorReportService | undefined;
}

/** pino's number of the level `error`. */
const ERROR_LEVEL = 50;

/** Fastify's `logger` option, without the serializers, which differ by server. */
export function serverLog({ program: name, level, release, logTo, errorReports }: ServerLogOptions) {
  const program = { name, environment: process.env['NODE_ENV'] ?? 'development' };
  const stream = errorReports
    ? new ErrorLog({
        service: errorReports,
        to: logTo ?? process.stdout,
        reportOf: (line) => errorReport(line, program),
      })
    : logTo;
  return {
    level,
    mixin: (_line: object, lineLevel: number) => (release && lineLevel >= ERROR_LEVEL ? { release } : {}),
    ...(stream && { stream }),
  };
}
