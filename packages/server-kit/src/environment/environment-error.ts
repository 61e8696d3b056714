/** The servers cannot start with this environment. The message names each variable and how to fix it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}
