import { keptPersonKey } from './kept-person.ts';

/** Why a tab should look again who is signed in: another one has changed it, or somebody comes back to this one. */
export type TabSignal = 'changed-elsewhere' | 'back';

/** What the tabs of one browser hear of one another. */
export interface Tabs {
  readonly listen: (listener: (signal: TabSignal) => void) => void;
}

/**
 * The tabs of this browser. Each hears what another keeps of who is signed in, and looks again when somebody comes back
 * to it, be it from the history (S2): a browser that keeps nothing tells its tabs nothing.
 */
export const browserTabs: Tabs = {
  listen(listener) {
    window.addEventListener('storage', ({ key }) => {
      // Without a key: all of the storage was cleared.
      if (key === null || key === keptPersonKey) listener('changed-elsewhere');
    });
    window.addEventListener('pageshow', () => listener('back'));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener('back');
    });
  },
};
