/** What the generators do in the repository besides templates. */
export interface Project {
  /** The repository. */
  readonly root: string;
  /** @throws {Error} when the folder exists, with the advice. */
  readonly rejectExisting: (folder: string, advice: string) => void;
  /** An action that formats files. */
  readonly format: (files: readonly string[]) => () => string;
}
