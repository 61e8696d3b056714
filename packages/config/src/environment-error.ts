/** An environment that the servers cannot start with; its message names every variable and says what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
