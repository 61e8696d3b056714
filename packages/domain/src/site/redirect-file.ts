/** Limits of a file of redirects that somebody of our team uploads. Its rules are checked for loops together. */
export const redirectFileLimits = { bytes: 2_000_000, lines: 5_000 } as const;
