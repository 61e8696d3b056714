/** A package as the playground lists it. */
export interface PlaygroundPackage {
  /** Folder. */
  readonly name: string;
  /** From its package.json, when the site was built. */
  readonly version: string;
  /** Command that runs it by itself. */
  readonly command: string;
  /** Descriptions of the ports that a host must provide, by name; empty for a package without ports. */
  readonly ports: Readonly<Record<string, string>>;
  /** Empty for a package without pages. */
  readonly screens: readonly PlaygroundScreen[];
}

/** A screen of a feature package, and its states. */
export interface PlaygroundScreen {
  readonly name: string;
  readonly states: readonly PlaygroundState[];
}

export interface PlaygroundState {
  readonly name: string;
  /** Path and query of the real page; absent if no current data shows the state. */
  readonly path?: string | undefined;
}
