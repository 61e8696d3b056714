import { startErrorService, type Arrived } from './error-service.ts';
import { LoopbackServer } from './loopback-server.ts';
import { rollbarPort, tagManagerPort } from '../site.ts';

/** The tag manager's host and Rollbar's, on loopback. */
export interface TrackingServices {
  /** What the tag manager's host was asked for. */
  readonly tagManager: Arrived[];
  readonly rollbar: Arrived[];
  readonly stop: () => void;
}

/** Starts both: one gives a script that leaves a cookie, as the tag manager's do, the other takes reports. */
export async function startTrackingServices(): Promise<TrackingServices> {
  const tagManager: Arrived[] = [];
  const errors = await startErrorService(rollbarPort);
  const tags = await LoopbackServer.start((request, response) => {
    tagManager.push({ path: request.url ?? '', body: '' });
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end("document.cookie = '_ga=GA1.1.111.222; path=/';");
  }, tagManagerPort);
  return {
    tagManager,
    rollbar: errors.reports,
    stop: () => {
      errors.stop();
      tags.stop();
    },
  };
}
