import { useId } from 'react';
import { autocompleteMessages } from './messages.ts';
import { Autocomplete } from './autocomplete.tsx';
import { findMatches } from './match.ts';
import type { OptionsPhase } from './options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';

interface OpenListProps {
  label: string;
  /** What is typed. */
  text: string;
  phase: OptionsPhase;
  options?: readonly string[];
  chosen?: string;
  highlighted?: Suggestions<string>['startAt'];
}

const none: readonly string[] = [];
const nothing = () => {};

/**
 * A field and its list as they look while open, without being opened: a page has room for one open list, and a sheet
 * shows them side by side. The list is the kit's own; what it would do is left out.
 */
function OpenList({ label, text, phase, options = none, chosen, highlighted = 'none' }: OpenListProps) {
  const id = useId();
  const suggestions: Suggestions<string> = {
    isChoice: false,
    listId: `${id}-list`,
    labelId: `${id}-label`,
    text,
    found: { phase, options, retry: nothing },
    startAt: highlighted,
    labelOf: (option) => option,
    isChosen: (option) => option === chosen,
    onChoose: nothing,
    onTextChange: nothing,
    onClear: nothing,
    onEnter: nothing,
    onClose: nothing,
    returnFocus: nothing,
    messages: autocompleteMessages,
  };
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <Autocomplete id={id} label={label} name={id} defaultText={text} loadOptions={() => options} />
      <div
        style={{
          border: '1px solid var(--hairline)',
          borderRadius: 12,
          background: 'var(--card)',
          boxShadow: 'var(--float)',
          overflow: 'hidden',
        }}
      >
        <SuggestionList suggestions={suggestions} highlight={useHighlight(suggestions)} className="" />
      </div>
    </div>
  );
}

/** What hangs from the field: found, chosen, on its way, none, and failed. */
export function OpenLists({ names }: { names: readonly string[] }) {
  const matching = (text: string) => names.filter((name) => findMatches(name, text));
  return (
    <>
      <OpenList label="Aberto" text="sao" phase="ready" options={matching('sao')} highlighted="first" />
      <OpenList
        label="Com escolha, aberto"
        text="Palmas, TO"
        phase="ready"
        options={names.slice(3, 8)}
        chosen="Palmas, TO"
      />
      <OpenList label="Carregando" text="ara" phase="loading" options={matching('araguai')} />
      <OpenList label="Sem resultado" text="xyz" phase="ready" />
      <OpenList label="Com falha" text="p" phase="failed" />
    </>
  );
}

/** What the lists say as they appear, which a story waits for: it ends alike each time. */
export const openListsSay: readonly string[] = [
  autocompleteMessages.loading,
  autocompleteMessages.empty,
  autocompleteMessages.failed,
  autocompleteMessages.count(2),
  autocompleteMessages.count(5),
];
