/** The parameters of a results page's address, in the order in which they are written (RT-20). Others follow them. */
export const searchKeys = [
  'city',
  'lat',
  'lng',
  'priceMin',
  'priceMax',
  'radius',
  'sort',
  'page',
  'size',
  'view',
  'neighborhood',
  'grade',
  'siblingGrade',
  'school',
  'shifts',
  'tags',
  'years',
] as const;

export type SearchKey = (typeof searchKeys)[number];

/**
 * A value as the query of an address has it. The apostrophe is encoded too: browsers do so on their own, and an address
 * that differs from theirs redirects for ever.
 */
export function encodeSearchValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}
