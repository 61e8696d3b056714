/** The directory's counters while the service is unavailable (EN-10, ER-03, EN-14). Only the home page loads them. */
export const directoryDefaults = {
  activeOffers: 120_000,
  enrolledStudents: 7_000,
  partnerSchools: 48_000,
  demonstration: false,
} as const;
