/** A school of the checklist on this device, with its facts for reading them without a connection. */
export interface VisitedSchool {
  readonly slug: string;
  readonly name: string;
  /** 'Setor Central, Araguaína, TO' */
  readonly place: string;
  /** As the school states it. */
  readonly phone?: string | undefined;
  /** In postal format. */
  readonly addressLines: readonly string[];
  /** Slugs of its features, methodologies among them. */
  readonly tags: readonly string[];
}

/** What a parent checked and wrote about a school. */
export interface VisitRecord extends VisitedSchool {
  /** Ids of the checked questions. */
  readonly checked: readonly string[];
  /** At most {@link MAX_REMARKS_LENGTH} characters. */
  readonly remarks: string;
  /** When the checklist last showed it, in ms since 1970. */
  readonly usedAt: number;
}

/** In UTF-16 units, as form fields count. */
export const MAX_REMARKS_LENGTH = 1_000;

/** More than the favorites, so that a school that was removed and saved again still has its record. */
const MAX_RECORDS = 80;
/** The checklist of a school that nobody has opened for so long is deleted. */
const MAX_AGE_DAYS = 90;
/** Longer texts and lists are not from this site. */
const MAX_TEXT_LENGTH = 200;
const MAX_LIST_LENGTH = 40;

const DAY_MS = 86_400_000;

/** The latest records, without old ones. */
export function recentRecords(records: readonly VisitRecord[], now: number): readonly VisitRecord[] {
  return records
    .filter(({ usedAt }) => now - usedAt < MAX_AGE_DAYS * DAY_MS)
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .slice(0, MAX_RECORDS);
}

/** Parses one stored record; empty for anything else. */
export function toVisitRecord(value: unknown): readonly VisitRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { slug, name, place, phone, remarks, usedAt } = fields;
  if (!isText(slug) || !/^[a-z0-9-]+$/u.test(slug) || !isText(name) || !isText(place)) return [];
  if (typeof usedAt !== 'number' || !Number.isFinite(usedAt)) return [];
  return [
    {
      slug,
      name,
      place,
      phone: isText(phone) ? phone : undefined,
      addressLines: toTexts(fields['addressLines']),
      tags: toTexts(fields['tags']),
      checked: toTexts(fields['checked']),
      remarks: typeof remarks === 'string' ? remarks.slice(0, MAX_REMARKS_LENGTH) : '',
      usedAt,
    },
  ];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH;

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isText))].slice(0, MAX_LIST_LENGTH) : [];
