import { redactText } from '@melhor-escola/domain/personal-data';
import { loggedError, loggedRequest } from '@melhor-escola/server-kit/request-log';
import {
  serverLog,
  type ErrorReportService,
  type LogDestination,
} from '@melhor-escola/server-kit/server-log';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderPage } from '../../app/request-context.ts';

export interface SiteLogOptions {
  /** stdout by default. */
  readonly logTo?: LogDestination;
  /** 'warn' by default. */
  readonly logLevel?: string;
  /** The error service, which receives errors too (CA-13). */
  readonly errorReports?: ErrorReportService | undefined;
}

/** Redacts error messages, which may quote a visitor's input. */
const describe = (error: unknown) => ({
  message: redactText(error instanceof Error ? error.message : String(error)),
});

/** Fastify's `logger` option. Error lines contain the build id, to find the source maps. */
export function siteLog({ logTo, logLevel, errorReports }: SiteLogOptions, release: string) {
  return {
    ...serverLog({ program: 'site', level: logLevel ?? 'warn', release, logTo, errorReports }),
    serializers: { req: loggedRequest, err: (error: unknown) => loggedError(error, describe) },
  };
}

/** Logs render failures under the request id that the error page displays. */
export function withErrorLogging(log: FastifyBaseLogger, renderPage: RenderPage): RenderPage {
  return (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const logError = (err: unknown, route: string) =>
      log.error({ requestId, method: request.method, route, err }, 'page failed');
    return renderPage(request, { ...context, logError });
  };
}
