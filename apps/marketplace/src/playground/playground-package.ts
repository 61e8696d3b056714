/** A package as its team looks it up. */
export interface PlaygroundPackage {
  /** Its folder. */
  readonly name: string;
  /** Of its package.json, when the site was built. */
  readonly version: string;
  /** What shows it alone. */
  readonly command: string;
  /** What it needs of whoever shows it, by name; none for a package that is given everything with each call. */
  readonly ports: Readonly<Record<string, string>>;
  /** None for a package that has no page of its own. */
  readonly screens: readonly PlaygroundScreen[];
}

/** A screen of a feature's package, and the states to see it in. */
export interface PlaygroundScreen {
  readonly name: string;
  readonly states: readonly PlaygroundState[];
}

export interface PlaygroundState {
  readonly name: string;
  /** Path and query of the real page; absent while the service holds nothing that shows the state. */
  readonly address?: string | undefined;
}
