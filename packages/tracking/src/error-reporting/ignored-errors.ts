/** Messages that say nothing but that a connection was gone (ER-03). */
export const ignoredErrors = [/^Network Error\b/u] as const;
