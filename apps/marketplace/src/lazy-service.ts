import type { Service } from '@melhor-escola/api-client/service';

/**
 * The service's client, fetched with its first call: a page that comes with its data from the server needs no client to
 * be read. Which calls there are, it need not know. A client that could not be fetched is tried again at the next call.
 */
export function lazyService(load: () => Promise<Service>): Service {
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
    // A symbol, or 'then', is asked for by the language, to find out what this is.
    get: (_service, name) =>
      typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => call(name, args) : undefined,
  });
}
