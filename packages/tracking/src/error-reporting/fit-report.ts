import truncation from 'rollbar/src/truncation';

/** What is sent of an error. */
export type Report = Record<string, unknown>;

export const isReport = (value: unknown): value is Report => typeof value === 'object' && value !== null;

/**
 * A report that is small enough to be taken, by Rollbar's own rules: fewer frames, then shorter and shorter texts. Asked for
 * here because Rollbar 3.1 does not come to it by itself: it looks for what to cut one level too high.
 *
 * @throws {Error} when Rollbar cannot make it smaller.
 */
export function fitReport(report: Report): Report {
  const cut: unknown = Reflect.get(truncation, 'truncate');
  if (typeof cut !== 'function') throw new Error('Rollbar has no truncation.truncate any more.');
  const fitted: unknown = Reflect.apply(cut, undefined, [{ data: report }]);
  const sent: unknown = isReport(fitted) ? JSON.parse(String(fitted['value'])) : undefined;
  if (!isReport(sent) || !isReport(sent['data'])) throw new Error('Rollbar could not cut a report.');
  return sent['data'];
}
