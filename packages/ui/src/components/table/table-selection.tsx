'use client';

import { useAnnouncement } from '../announcer/use-announcement.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { Messages } from '../messages/message-types.ts';
import { TableCell, TableHead } from './table-cells.tsx';

export type RowId = string | number;

/** Why the selection changed: one row was toggled, or all visible ones. */
export type TableSelectionReason = 'row' | 'all';

export interface SelectionOptions {
  /** The `id`s of the selected rows (controlled). This, or `defaultSelection`, puts a checkbox before each row. */
  selection?: readonly RowId[] | undefined;
  /** The `id`s of the rows selected initially. */
  defaultSelection?: readonly RowId[] | undefined;
  /** The selection changed, including rows on other pages. `details.cancel()` prevents it. */
  onSelectionChange?:
    | ((selection: readonly RowId[], details: ChangeDetails<TableSelectionReason>) => void)
    | undefined;
}

export interface Selection {
  has: (id: RowId) => boolean;
  set: (ids: readonly RowId[], chosen: boolean, details: ChangeDetails<TableSelectionReason>) => void;
}

/** The selected rows, with an announcement of their number. `undefined` if rows cannot be selected. */
export function useSelection(
  { selection, defaultSelection, onSelectionChange }: SelectionOptions,
  messages: Messages<'table'>,
): Selection | undefined {
  const [chosen, setChosen] = useControlledState<readonly RowId[] | undefined>(selection, defaultSelection);
  useAnnouncement(chosen ? messages.selected(chosen.length) : '', { initial: false });
  if (!chosen) return undefined;
  return {
    has: (id) => chosen.includes(id),
    set: (ids, isChosen, details) => {
      const others = chosen.filter((id) => !ids.includes(id));
      const next = isChosen ? [...others, ...ids] : others;
      onSelectionChange?.(next, details);
      if (!details.isCanceled) setChosen(next);
    },
  };
}

interface RowChoice {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  reason: TableSelectionReason;
  onChoose: (chosen: boolean, details: ChangeDetails<TableSelectionReason>) => void;
}

function Choice({ label, checked, indeterminate = false, reason, onChoose }: RowChoice) {
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={checked}
      indeterminate={indeterminate}
      onCheckedChange={(chosen, toggle) => {
        const details = changeDetails(reason, toggle.event);
        onChoose(chosen, details);
        if (details.isCanceled) toggle.cancel();
      }}
    />
  );
}

interface SelectAllProps {
  selection: Selection;
  /** The visible rows. */
  ids: readonly RowId[];
  messages: Messages<'table'>;
}

/** Toggles all visible rows; mixed while only some are selected. */
export function SelectAll({ selection, ids, messages }: SelectAllProps) {
  const count = ids.filter(selection.has).length;
  return (
    <TableHead className="me-table-select">
      <Choice
        label={messages.selectAll}
        checked={ids.length > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        reason="all"
        onChoose={(chosen, details) => selection.set(ids, chosen, details)}
      />
    </TableHead>
  );
}

interface SelectRowProps {
  selection: Selection;
  id: RowId;
  label: string;
}

/** Toggles one row. */
export function SelectRow({ selection, id, label }: SelectRowProps) {
  return (
    <TableCell className="me-table-select">
      <Choice
        label={label}
        checked={selection.has(id)}
        reason="row"
        onChoose={(chosen, details) => selection.set([id], chosen, details)}
      />
    </TableCell>
  );
}
