import { redactText } from '@melhor-escola/domain/personal-data';

/** Program whose errors are reported. */
export interface ReportingProgram {
  /** 'site', 'service'. */
  readonly name: string;
  readonly environment: string;
}

/** Limits of a report: characters of a message, stack frames, and causes of an error. */
const MAX_MESSAGE_LENGTH = 1024;
const MAX_FRAMES = 60;
const MAX_CAUSES = 4;

/** Places of a stack: 'at render (file:///site/server.js:10:20)', 'at file:///site/server.js:10:20'. */
const placePattern =
  /^\s*at (?:async )?(?:(?<method>.+?) \()?(?:file:\/\/)?(?<file>[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The report of a log line, as an item of Rollbar's API (CA-13): the error with its causes, the route, the request id and the
 * release. Nothing else of the line, and no personal data.
 *
 * @param line JSON of pino: `level`, `time`, `msg`, `err`, `requestId`, `route`, `method`, `release`.
 * @returns `undefined` for a line without an error.
 */
export function errorReport(line: string, program: ReportingProgram): object | undefined {
  const logged = parseFields(line);
  if (!logged || Number(logged['level']) < 50) return undefined;
  // Fastify's own lines have the request as a whole.
  const request = isFields(logged['req']) ? logged['req'] : logged;
  const { time, msg, err, requestId, release } = logged;
  const message = short(textOrEmpty(msg));
  const chain = isFields(err) ? traceChain(err, message) : [];
  return {
    data: {
      environment: program.environment,
      level: Number(logged['level']) >= 60 ? 'critical' : 'error',
      timestamp: Math.floor(Number(time) / 1000),
      platform: 'linux',
      language: 'javascript',
      framework: 'node-js',
      context: textOrEmpty(request['route']),
      ...(typeof release === 'string' && { code_version: release }),
      body: chain.length > 0 ? { trace_chain: chain } : { message: { body: message } },
      custom: {
        program: program.name,
        requestId: textOrEmpty(requestId),
        method: textOrEmpty(request['method']),
      },
    },
  };
}

function parseFields(line: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Truncates before redacting as well: the patterns must not run over a megabyte. */
const short = (text: string): string =>
  redactText(text.slice(0, 4 * MAX_MESSAGE_LENGTH)).slice(0, MAX_MESSAGE_LENGTH);

/** An error and its causes, outermost first. @param description the log message: what was being done. */
function traceChain(error: Fields, description: string): object[] {
  const chain: object[] = [];
  for (let cause: unknown = error; isFields(cause) && chain.length < MAX_CAUSES; cause = cause['cause']) {
    const exception = { class: textOrEmpty(cause['type']), message: short(textOrEmpty(cause['message'])) };
    chain.push({
      frames: stackFrames(textOrEmpty(cause['stack'])),
      exception: chain.length === 0 ? { ...exception, description } : exception,
    });
  }
  return chain;
}

/** Rollbar has the innermost call last. */
function stackFrames(stack: string): object[] {
  const frames = stack.split('\n', 2 * MAX_FRAMES).flatMap((text) => {
    const { method, file, line, column } = placePattern.exec(text)?.groups ?? {};
    if (file === undefined) return [];
    return [
      {
        method: method ?? '',
        filename: redactText(file),
        lineno: Number(line),
        colno: Number(column),
      },
    ];
  });
  return frames.slice(0, MAX_FRAMES).toReversed();
}
