/**
 * The HTTP status of an error: the one it carries, 500 when it carries none, or none between 100 and 999
 * (spec §8, ER-04).
 */
export function errorStatus(status: unknown): number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999
    ? status
    : 500;
}
