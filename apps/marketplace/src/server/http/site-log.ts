import { withoutPersonalData } from '@melhor-escola/domain/personal-data';
import { loggedRequest, type LoggedError } from '@melhor-escola/server-kit/request-log';
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
  /** Receives errors as well (CA-13). */
  readonly errorReports?: ErrorReportService | undefined;
}

/** Fastify's `logger` option for the site. Error lines name the build, to find their sources. */
export function siteLog({ logTo, logLevel, errorReports }: SiteLogOptions, release: string) {
  return {
    ...serverLog({ program: 'site', level: logLevel ?? 'warn', release, logTo, errorReports }),
    serializers: { req: loggedRequest, err: loggedError },
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

/** A line of a stack trace. The lines before it repeat the message. */
const stackLine = /^\s+at .*$/gmu;

/** An error without personal data: messages may quote what a person typed. */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(stack.match(stackLine)?.join('\n') ?? ''),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
