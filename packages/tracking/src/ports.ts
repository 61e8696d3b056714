import type { ErrorService } from './error-reporting/error-reporting.ts';
import type { Collector } from './monitoring/collector-transport.ts';
import type { FindVisitorLocation } from './session/analytics-session.ts';

export type { EventOf, Track, TrackingEvent } from './catalog/catalog.ts';
export type { VisitorLocation } from './session/analytics-session.ts';

/** What is configured. A service that is not is not spoken to. */
export interface TrackingConfiguration {
  /** In development events go to the data layer and are checked, and nothing is loaded or sent. */
  readonly isDevelopment: boolean;
  readonly app: {
    readonly name: string;
    /** The build's id, by which errors find their sources. */
    readonly release: string;
    readonly environment: string;
  };
  /** `origin` is that of its script. @default Google's */
  readonly tagManager?: { readonly id: string; readonly origin?: string | undefined } | undefined;
  readonly collector?: Collector | undefined;
  readonly errorService?: ErrorService | undefined;
}

/** What the host gives. */
export interface TrackingPorts {
  readonly configuration: TrackingConfiguration;
  /** The nonce of the page's scripts (S10), if they have one. */
  readonly nonce: () => string | undefined;
  /** The page that is shown, by the pattern of its address: '/escolas/$slug'. */
  readonly route: () => string;
  /** Calls back with the pattern each time another page is shown. */
  readonly onNavigation: (listener: (route: string) => void) => void;
  /** Asks where a visitor is by their IP address (CA-11). Asked only with consent. */
  readonly findLocation: FindVisitorLocation;
  /**
   * The number of the base user (EN-02), of who has been identified; `undefined` at once for anybody else, who is not to
   * get a number for this. Asked only with consent.
   */
  readonly findBaseUser: () => Promise<number | undefined> | undefined;
  /**
   * The next page is to be loaded from the server. A script that has run cannot be taken out of a page: so is the tag
   * manager, when consent to it is withdrawn.
   */
  readonly reloadOnNextNavigation: () => void;
  /** Notes what went wrong here, for who develops. Called once for each kind of failure. */
  readonly log: (message: string, cause?: unknown) => void;
}
