import { ErrorReportLog, type ErrorReportService } from '@melhor-escola/config/error-report-log';
import { errorReport } from '@melhor-escola/domain/error-report';
import { loggedError, loggedRequest } from './request-log.ts';

export interface SiteLogOptions {
  /** Where the log's lines go; stdout unless told. */
  readonly logTo?: { write(line: string): unknown };
  /** 'warn' unless told. */
  readonly logLevel?: string;
  /** Where errors are reported to besides (CA-13); nowhere unless told. */
  readonly errorReports?: ErrorReportService | undefined;
}

/** pino's number of an error. */
const errorLevel = 50;

/** What Fastify makes the site's log of. Errors have the build that they are of, by which their sources are found. */
export function siteLog({ logTo, logLevel, errorReports }: SiteLogOptions, release: string) {
  const to = logTo ?? process.stdout;
  const program = { name: 'site', environment: process.env['NODE_ENV'] ?? 'development' };
  const stream = errorReports
    ? new ErrorReportLog({
        service: errorReports,
        to,
        reportOf: (line) => errorReport(line, program),
      })
    : logTo;
  return {
    level: logLevel ?? 'warn',
    serializers: { req: loggedRequest, err: loggedError },
    mixin: (_line: object, level: number) => (level >= errorLevel ? { release } : {}),
    ...(stream && { stream }),
  };
}
