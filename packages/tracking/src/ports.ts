import type { ErrorService } from './error-reporting/error-reporting.ts';
import type { Collector } from './monitoring/collector-transport.ts';
import type { FindVisitorLocation } from './session/analytics-session.ts';

export type { EventOf, Track, TrackingEvent } from './catalog/catalog.ts';
export type { VisitorLocation } from './session/analytics-session.ts';

/** Configuration. Services that are absent are not called. */
export interface TrackingConfiguration {
  /** In development, events are pushed to the data layer and checked, but nothing is loaded or sent. */
  readonly isDevelopment: boolean;
  readonly app: {
    readonly name: string;
    /** Build id, which maps errors to sources. */
    readonly release: string;
    readonly environment: string;
  };
  /** `origin` of its script. @default Google's */
  readonly tagManager?: { readonly id: string; readonly origin?: string | undefined } | undefined;
  readonly collector?: Collector | undefined;
  readonly errorService?: ErrorService | undefined;
}

/** Ports that the host binds. */
export interface TrackingPorts {
  readonly configuration: TrackingConfiguration;
  /** CSP nonce of the page's scripts (S10), if any. */
  readonly nonce: () => string | undefined;
  /** Current route pattern: '/escolas/$slug'. */
  readonly route: () => string;
  /** Calls the listener with the route pattern after each navigation. */
  readonly onNavigation: (listener: (route: string) => void) => void;
  /** Locates the visitor by IP address (CA-11). Called only with consent. */
  readonly findLocation: FindVisitorLocation;
  /**
   * Visitor id (EN-02) if already identified; otherwise `undefined` synchronously, because tracking must not create one.
   * Called only with consent.
   */
  readonly findBaseUser: () => Promise<number | undefined> | undefined;
  /**
   * Makes the next navigation a full page load. Used when consent to the tag manager is withdrawn: a script that has run cannot be
   * unloaded.
   */
  readonly reloadOnNextNavigation: () => void;
  /** Logs a failure for developers. Called once per kind of failure. */
  readonly log: (message: string, cause?: unknown) => void;
}
