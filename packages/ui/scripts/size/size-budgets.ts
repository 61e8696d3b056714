/**
 * What some entries may weigh (quality target P8), in kB (1024 bytes) of compressed JavaScript without React. Others only count
 * towards the whole. The gate `size` holds the built package to them (`.size-limit.ts`).
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

/** What the kit as a whole may weigh (P8), in the same kB. */
export const wholeKit = { javascript: 115, stylesheet: 16 };
