import { startErrorService, type Arrived } from './error-service.ts';
import { LoopbackServer } from './loopback-server.ts';
import { rollbarPort, tagManagerPort } from '../site.ts';

/** Fakes of the tag manager's host and of Rollbar's, on loopback. Pages of tests in other workers use them too. */
export interface TrackingServices {
  /** Reports that Rollbar's host received. */
  readonly rollbar: readonly Arrived[];
  readonly stop: () => void;
}

/** Starts both: one serves a script that sets a cookie, like the tag manager's; the other receives reports. */
export async function startTrackingServices(): Promise<TrackingServices> {
  const errors = await startErrorService(rollbarPort);
  const tags = await LoopbackServer.start((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end("document.cookie = '_ga=GA1.1.111.222; path=/';");
  }, tagManagerPort);
  return {
    rollbar: errors.reports,
    stop: () => {
      errors.stop();
      tags.stop();
    },
  };
}
