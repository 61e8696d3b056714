import { createApi, type Api, type ApiOptions } from '@melhor-escola/api-client/api';

/** The browser's calls of the service, and a look at those that fail. */
export interface PanelApi {
  readonly api: Api;
  /**
   * Calls back with the error of each call that fails from now on, whoever made it. Not those of loaders, which also run for pages that a
   * visitor only points at, and redirect by themselves.
   *
   * @returns a function that ends it.
   */
  readonly onCallFailed: (listener: (error: unknown) => void) => () => void;
  /**
   * Sends what may not be lost while the page goes away, when no response can be awaited. The browser finishes it after the page is gone.
   *
   * @param path of a POST: '/v3/panel/…'.
   * @param body up to 64 KiB, the limit of such requests.
   */
  readonly sendWhileLeaving: (path: `/v3/panel/${string}`, body: object) => void;
}

/** The calls of the panel's screens. A screen cannot forget to say that the second factor is needed: `SecondFactorNotice` sees every call. */
export function createPanelApi(options: Omit<ApiOptions, 'execute'>): PanelApi {
  const listeners = new Set<(error: unknown) => void>();
  const api = createApi({
    ...options,
    execute: async (call) => {
      try {
        return await call();
      } catch (error) {
        for (const listener of listeners) listener(error);
        throw error;
      }
    },
  });
  return {
    api,
    onCallFailed: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendWhileLeaving: (path, body) => {
      const { baseUrl, fetch = globalThis.fetch } = options;
      const headers = { 'content-type': 'application/json' };
      // Nobody is left to be told of a failure.
      void fetch(`${baseUrl}${path}`, {
        method: 'POST',
        keepalive: true,
        headers,
        body: JSON.stringify(body),
      }).catch(() => undefined);
    },
  };
}
