/**
 * Size budgets of some entries (quality target P8), in kB (1024 bytes) of compressed JavaScript without React. Other
 * entries only count towards the whole. The gate `size` checks the built package (`.size-limit.ts`).
 */
export const sizeBudgets: Readonly<Record<string, number>> = {
  button: 3,
  input: 6,
  field: 6,
  dialog: 16,
  popover: 26,
  autocomplete: 44,
  toast: 14,
  slider: 12,
  carousel: 14,
};

/** The budget of the whole kit (P8), in the same unit. */
export const wholeKit = { javascript: 115, stylesheet: 16 };
