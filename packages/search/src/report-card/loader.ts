import { formatDate } from '@melhor-escola/domain/date';
import type { LoaderContext } from '../ports.tsx';
import { findSchool } from '../school/loader.ts';
import type { School } from '../school/school.ts';

/** The data of a school's report card. */
export interface ReportCardData {
  readonly school: School;
  /** The day its figures were read: 26/11/2026. */
  readonly readOn: string;
}

/**
 * Loads a school into the query cache, with the query of the school's page; `undefined` if no school has the slug (RT-02).
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadReportCard(
  context: LoaderContext,
  slug: string,
): Promise<ReportCardData | undefined> {
  const school = await findSchool(context, slug);
  return school && { school, readOn: formatDate(new Date()) };
}
