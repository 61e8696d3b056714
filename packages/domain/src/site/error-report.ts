import { withoutPersonalData } from '../people/personal-data.ts';

/** A program whose log tells of its errors. */
export interface ReportingProgram {
  /** 'site', 'service'. */
  readonly name: string;
  readonly environment: string;
}

/** Characters of a message, and frames of a stack, that are told of. */
const longestMessage = 1024;
const mostFrames = 60;
/** Errors that an error was caused by. */
const mostCauses = 4;

/** Places of a stack: 'at render (file:///site/server.js:10:20)', 'at file:///site/server.js:10:20'. */
const placePattern =
  /^\s*at (?:async )?(?:(?<method>.+?) \()?(?:file:\/\/)?(?<file>[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What an error service is told of a line of a server's log, in the form of Rollbar's items API (CA-13): the error with
 * what caused it, the route, the request's id and the release; nothing else of the line, and no personal data.
 *
 * @param line JSON, as a server's log writes it: `level`, `time`, `msg`, `err`, `requestId`, `route`, `method`, `release`.
 * @returns `undefined` for a line that tells of no error.
 */
export function errorReport(line: string, program: ReportingProgram): object | undefined {
  const logged = fieldsOf(line);
  if (!logged || Number(logged['level']) < 50) return undefined;
  // Fastify's own lines have the request as a whole.
  const request = isFields(logged['req']) ? logged['req'] : logged;
  const { time, msg, err, requestId, release } = logged;
  const message = short(textOf(msg));
  const chain = isFields(err) ? traceChain(err, message) : [];
  return {
    data: {
      environment: program.environment,
      level: Number(logged['level']) >= 60 ? 'critical' : 'error',
      timestamp: Math.floor(Number(time) / 1000),
      platform: 'linux',
      language: 'javascript',
      framework: 'node-js',
      context: textOf(request['route']),
      ...(typeof release === 'string' && { code_version: release }),
      body: chain.length > 0 ? { trace_chain: chain } : { message: { body: message } },
      custom: { program: program.name, requestId: textOf(requestId), method: textOf(request['method']) },
    },
  };
}

function fieldsOf(line: string): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return isFields(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Cut before it is read, too: nobody reads a megabyte. */
const short = (text: string): string =>
  withoutPersonalData(text.slice(0, 4 * longestMessage)).slice(0, longestMessage);

/** An error and what caused it, the outermost first. @param description what was being done. */
function traceChain(error: Fields, description: string): object[] {
  const chain: object[] = [];
  for (let told: unknown = error; isFields(told) && chain.length < mostCauses; told = told['cause']) {
    const exception = { class: textOf(told['type']), message: short(textOf(told['message'])) };
    chain.push({
      frames: framesOf(textOf(told['stack'])),
      exception: chain.length === 0 ? { ...exception, description } : exception,
    });
  }
  return chain;
}

/** Rollbar has the innermost call last. */
function framesOf(stack: string): object[] {
  const frames = stack.split('\n', 2 * mostFrames).flatMap((text) => {
    const { method, file, line, column } = placePattern.exec(text)?.groups ?? {};
    if (file === undefined) return [];
    return [
      {
        method: method ?? '',
        filename: withoutPersonalData(file),
        lineno: Number(line),
        colno: Number(column),
      },
    ];
  });
  return frames.slice(0, mostFrames).toReversed();
}
