// Types of columns of `school`.

/** Precision of a school's position. Anything but 'exact' is stated on the page. */
export type PositionPrecision = 'exact' | 'city';

/** A yes/no fact of the census: absent when the source does not state it. */
export type CensusFacts = Readonly<Record<string, boolean>>;

/**
 * Year of a census fact that an older census stated than the school's latest one, which did not ask for it: an amenity's slug,
 * 'address', 'stages' or 'enrollments'. Null for the Catálogo, which has no year.
 */
export type FactYears = Readonly<Record<string, number | null>>;

/** When the school itself stated something, by the field of its page in the panel: 'description' → ISO time. */
export type SchoolStatements = Readonly<Record<string, string>>;
