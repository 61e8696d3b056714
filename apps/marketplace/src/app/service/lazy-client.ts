/**
 * Returns a client whose code is loaded with its first call: pages arrive with their data, and most visitors never use an
 * account. A failed load is retried with the next call. Only for clients whose members are all asynchronous functions.
 *
 * @param load imports the client.
 */
export function lazyClient<Client extends object>(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | undefined;
  const loaded = (): Promise<Client> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const call = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const found: unknown = Reflect.get(await loaded(), name);
    if (typeof found !== 'function') throw new TypeError(`The client has no call '${name}'.`);
    return Reflect.apply(found, undefined, args);
  };
  return new Proxy<Client>(Object.create(null), {
    // The language reads symbols and 'then', for example to see whether this is a promise.
    get: (_client, name) =>
      typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => call(name, args) : undefined,
  });
}
