import type { Service } from '@melhor-escola/api-client/service';
import { createIsomorphicFn } from '@tanstack/react-start';
import { serverService } from './server-service.ts';

/** The client of the service, in the browser and on the server. */
export const service: () => Service = createIsomorphicFn()
  .client(() => lazyService(async () => (await import('./browser-service.ts')).browserService))
  .server(serverService);

/**
 * A client that is loaded with its first call: a page that arrives from the server with its data needs no client to be read.
 * It does not know which calls there are. A load that fails is repeated with the next call.
 */
function lazyService(load: () => Promise<Service>): Service {
  let loading: Promise<Service> | undefined;
  const loaded = (): Promise<Service> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const call = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const found: unknown = Reflect.get(await loaded(), name);
    if (typeof found !== 'function') throw new TypeError(`The service has no call '${name}'.`);
    return Reflect.apply(found, undefined, args);
  };
  return new Proxy<Service>(Object.create(null), {
    // The language itself reads symbols and 'then' to find out what this is.
    get: (_service, name) =>
      typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => call(name, args) : undefined,
  });
}
