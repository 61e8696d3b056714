import { createServer, type Server } from 'node:http';
import { ErrorService, type Arrived } from './error-service.ts';
import { rollbarPort, tagManagerPort } from './site.ts';

/**
 * The tag manager's host and Rollbar's, on loopback: one gives a script that notes what is pushed into the data layer, the
 * other takes reports.
 */
export class TrackingServices {
  readonly tagManager: Arrived[] = [];
  readonly #errors: ErrorService;
  readonly #tags: Server;

  private constructor(errors: ErrorService) {
    this.#errors = errors;
    this.#tags = createServer((request, response) => {
      this.tagManager.push({ path: request.url ?? '', body: '' });
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end("document.cookie = '_ga=GA1.1.111.222; path=/';");
    });
  }

  static async start(): Promise<TrackingServices> {
    const services = new TrackingServices(await ErrorService.start(rollbarPort));
    await new Promise<void>((resolve, reject) => {
      services.#tags.once('error', reject).listen(tagManagerPort, '127.0.0.1', resolve);
    });
    return services;
  }

  get rollbar(): Arrived[] {
    return this.#errors.reports;
  }

  stop(): void {
    this.#errors.stop();
    this.#tags.closeAllConnections();
    this.#tags.close();
  }
}
