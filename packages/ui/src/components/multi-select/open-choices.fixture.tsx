import { multiSelectMessages } from './messages.ts';
import { ChoicePanel } from './choice-list.tsx';
import type { Choices, MultiSelectOption } from './use-choices.ts';

const nothing = () => {};

interface OpenChoicesProps {
  label: string;
  options: readonly MultiSelectOption[];
  chosen: readonly string[];
}

/** The open options outside their layer: a page can have only one open layer. */
export function OpenChoices({ label, options, chosen }: OpenChoicesProps) {
  const choices: Choices = { chosen, toggle: nothing, remove: nothing, addAll: nothing, clear: nothing };
  return (
    <div
      style={{
        display: 'flex',
        maxHeight: 320,
        border: '1px solid var(--hairline)',
        borderRadius: 12,
        background: 'var(--card)',
        boxShadow: 'var(--float)',
        overflow: 'hidden',
      }}
    >
      <ChoicePanel label={label} options={options} choices={choices} messages={multiSelectMessages} />
    </div>
  );
}
