/** A screen of a package as the site's playground lists it (RT-12), and its states. */
export interface PlaygroundScreen {
  readonly name: string;
  readonly states: readonly PlaygroundState[];
}

export interface PlaygroundState {
  readonly name: string;
  /** Path and query of the real page; absent if no current data shows the state. */
  readonly path?: string | undefined;
}

/** What each port of a package is for. A missing or removed port does not compile. */
export type PortDescriptions<Ports> = Readonly<Record<keyof Ports, string>>;
