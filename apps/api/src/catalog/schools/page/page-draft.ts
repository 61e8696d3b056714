import type { z } from 'zod';
import { isSameValue, type PageFields, pickFields } from './page-values.ts';
import { preparedPageInput, schoolPageFields } from './schema.ts';

/** What a claimant has changed of the page, and what it said there when they did. */
export type PageDraft = z.output<typeof preparedPageInput>;

const fieldNames = schoolPageFields.filter((field) => field !== 'email');

/** A draft from its column; undefined for none. */
export function readPageDraft(stored: unknown): PageDraft | undefined {
  return preparedPageInput.safeParse(stored).data;
}

/**
 * A stored draft with a change over it, field by field, so that what another device has stored stays. A field that says again what the
 * claimant saw is removed.
 *
 * @returns null when no field is left.
 */
export function mergePageDraft(stored: PageDraft | undefined, change: PageDraft): PageDraft | null {
  const fields = fieldNames.filter((field) => field in change.page);
  return toPageDraft({
    page: { ...stored?.page, ...change.page },
    seen: { ...stored?.seen, ...pickFields(change.seen, fields) },
  });
}

/** A draft of only the fields that differ from what the claimant saw; null when none does. */
function toPageDraft({ page, seen }: PageDraft): PageDraft | null {
  const changed = fieldNames.filter((field) => field in page && !isSameValue(field, page, seen));
  return changed.length === 0 ? null : { page: pickFields(page, changed), seen: pickFields(seen, changed) };
}

/**
 * What of a draft can be published, and what somebody else has changed since the claimant saw it: their change stays until the claimant has
 * compared both. What is published already is in neither.
 */
export function comparePageDraft({ page, seen }: PageDraft, published: PageFields) {
  const left = fieldNames.filter((field) => field in page && !isSameValue(field, page, published));
  const isUnchanged = (field: (typeof fieldNames)[number]) => isSameValue(field, seen, published);
  return {
    page: pickFields(page, left.filter(isUnchanged)),
    conflicts: pickFields(
      page,
      left.filter((field) => !isUnchanged(field)),
    ),
  };
}
