import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from '../entries.ts';

const file = path.resolve(import.meta.dirname, '../../size-budgets.json');

/**
 * What each entry may weigh, in kB (1024 bytes) of compressed JavaScript without React. Quality bar P8 gives the upper
 * limits of button, input, field, dialog, popover, autocomplete, toast, slider and carousel; all others hold what was
 * reached, with a little room.
 */
export function sizeBudgets(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the kit as a whole may weigh (P8), in the same kB. */
export const wholeKit = { javascript: 97, stylesheet: 16 };

/** What is wrong with the list itself: an entry without a budget, a budget without its entry. */
export function budgetComplaints(budgets = sizeBudgets(), names = entries()): string[] {
  const known = new Set(names);
  return [
    ...names
      .filter((name) => !(name in budgets))
      .map((name) => `${name} has no budget. Give it one in packages/ui/size-budgets.json.`),
    ...Object.keys(budgets)
      .filter((name) => !known.has(name))
      .map((name) => `${name} has a budget and is no entry. Take it out of packages/ui/size-budgets.json.`),
  ];
}
