/**
 * Returns a client whose code is loaded with its first call: a page that arrives with its data can be read without one, and most
 * visitors never call for an account. A load that fails is repeated with the next call. Only for clients all of whose members are
 * asynchronous calls.
 *
 * @param load returns the client itself.
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
    // The language itself reads symbols and 'then' to find out what this is.
    get: (_client, name) =>
      typeof name === 'string' && name !== 'then' ? (...args: unknown[]) => call(name, args) : undefined,
  });
}
