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
