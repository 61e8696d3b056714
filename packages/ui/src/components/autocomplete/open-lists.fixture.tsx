import { type CSSProperties, useId, useRef } from 'react';
import { autocompleteMessages } from './messages.ts';
import { Autocomplete } from './autocomplete.tsx';
import { findMatches } from './options/match.ts';
import type { OptionsPhase } from './options/options.ts';
import { SuggestionList } from './suggestions/suggestion-list.tsx';
import { ScreenContent } from './suggestions/suggestions-screen.tsx';
import type { Suggestions } from './suggestions/suggestions.ts';
import { useHighlight } from './suggestions/use-highlight.ts';

interface ListState {
  /** The typed text. */
  text: string;
  phase: OptionsPhase;
  options?: readonly string[];
  chosen?: string;
  highlighted?: Suggestions<string>['startAt'];
}

interface OpenListProps extends ListState {
  label: string;
}

const frame: CSSProperties = {
  border: '1px solid var(--hairline)',
  borderRadius: 12,
  background: 'var(--card)',
  boxShadow: 'var(--float)',
  overflow: 'hidden',
};
const none: readonly string[] = [];
const nothing = () => {};

/**
 * A field and its open list without interaction: a page can have only one open list, and a sheet shows several side by
 * side. The list is the kit's own, without its behavior.
 */
function OpenList({ label, ...state }: OpenListProps) {
  const id = useId();
  const suggestions = createSuggestions(id, state);
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <Autocomplete
        id={id}
        label={label}
        name={id}
        defaultText={state.text}
        loadOptions={() => state.options ?? none}
      />
      <div style={frame}>
        <SuggestionList suggestions={suggestions} highlight={useHighlight(suggestions)} className="" />
      </div>
    </div>
  );
}

/** The screen of a phone at half height, outside its layer. */
function OpenScreen({ label, ...state }: OpenListProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby={`${id}-label`} style={{ ...frame, maxWidth: 360 }}>
      <p id={`${id}-label`} style={{ padding: 12 }}>
        {label}
      </p>
      <ScreenContent own={own} native={{}} suggestions={createSuggestions(id, state)} form={() => null} />
    </section>
  );
}

function createSuggestions(
  id: string,
  { text, phase, options = none, chosen, highlighted = 'none' }: ListState,
): Suggestions<string> {
  return {
    isChoice: false,
    listId: `${id}-list`,
    labelId: `${id}-label`,
    text,
    found: { phase, options, exact: undefined, retry: nothing },
    startAt: highlighted,
    optionDetail: () => '',
    optionLabel: (option) => option,
    isChosen: (option) => option === chosen,
    onChoose: nothing,
    onTextChange: nothing,
    onClear: nothing,
    onEnter: nothing,
    onClose: nothing,
    messages: autocompleteMessages,
  };
}

/** The list below the field: found, chosen, loading, empty, and failed. */
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
      <OpenScreen label="No celular" text="ara" phase="ready" options={matching('ara')} highlighted="first" />
    </>
  );
}

/** The announcements of the lists, which a story waits for so that it always ends in the same state. */
export const openListAnnouncements: readonly string[] = [
  autocompleteMessages.loading,
  autocompleteMessages.empty,
  autocompleteMessages.failed,
  autocompleteMessages.count(2),
  autocompleteMessages.count(5),
];
