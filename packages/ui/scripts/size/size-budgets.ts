/**
 * Size budgets of some entries (quality target P8), in kB (1024 bytes) of compressed JavaScript without React. Other
 * entries only count towards the whole. The gate `size` checks the built package (`.size-limit.ts`).
 */
export const sizeBudgets: Readonly<Record<string, number>> = { button: 4 };

/** The budget of the whole kit (P8), in the same unit. */
export const wholeKit = { javascript: 140, stylesheet: 22 };
