/** Messages about the session between the tabs of one browser. */
export interface Tabs {
  /** Notifies the other tabs. @param userId of the current user; `null` if no user is shown as signed in. */
  readonly publish: (userId: number | null) => void;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: TabListener) => () => void;
}

export interface TabListener {
  /** Another tab has published. */
  readonly onMessage: (userId: number | null) => void;
  /** The visitor has returned to this tab, possibly through the browser's history (S2). */
  readonly onReturn: () => void;
}

/** The tabs of this browser, connected by a `BroadcastChannel`. */
export const browserTabs: Tabs = {
  publish(userId) {
    const port = openChannel();
    port?.postMessage(userId);
    port?.close();
  },

  subscribe({ onMessage, onReturn }) {
    const subscription = new AbortController();
    const { signal } = subscription;
    let port: BroadcastChannel | undefined;
    const open = () => {
      if (port) return;
      port = openChannel();
      port?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        onMessage(typeof data === 'number' ? data : null),
      );
    };
    const close = () => {
      port?.close();
      port = undefined;
    };
    open();
    // Some browsers keep a page with an open channel out of their back/forward cache.
    window.addEventListener('pagehide', close, { signal });
    window.addEventListener(
      'pageshow',
      () => {
        open();
        onReturn();
      },
      { signal },
    );
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') onReturn();
      },
      { signal },
    );
    return () => {
      subscription.abort();
      close();
    };
  },
};

/**
 * This tab's end of the channel; `undefined` in a browser that forbids storage: its tabs notice changes when the
 * visitor returns to them.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('montilla:session');
  } catch {
    return undefined;
  }
}
