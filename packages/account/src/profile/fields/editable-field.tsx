import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Protocol } from '../../privacy/protocol.tsx';
import type { OwnDraft } from './field-draft.ts';

/** What came of a change. */
export interface SavedFact {
  readonly title: string;
  /** More to know about it. */
  readonly note?: ReactNode;
  /** Of a correction of personal data (LGPD). */
  readonly protocol?: string | undefined;
}

export interface ChangeableFactProps {
  /** What it is: 'Nome'. */
  label: string;
  /** As it stands now. */
  value: ReactNode;
  /** What the button does: 'Alterar', 'Informar'; absent: it cannot be changed here. */
  action?: string | undefined;
  /** More to know about the value. */
  note?: ReactNode;
  /** What was typed of the form before the page was loaded: with it the form stands open. */
  draft?: OwnDraft | undefined;
  /** What else can be done about it, under the value and its form. */
  below?: ReactNode;
  /** The form that changes it. @param done closes it, and says what was saved. */
  children: (done: (saved: SavedFact) => void) => ReactNode;
}

/** One fact about a person, with a button that opens its form in place. The button keeps its place, and gets the focus back. Renders an `<li>`. */
export function ChangeableFact({ label, value, action, note, draft, below, children }: ChangeableFactProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? draft?.typed !== undefined;
  const [saved, setSaved] = useState<SavedFact>();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const done = (what: SavedFact) => {
    draft?.drop();
    setChosen(false);
    setSaved(what);
  };
  useEffect(() => {
    if (saved) (button.current ?? root.current)?.focus();
  }, [saved]);
  const toggle = () => {
    if (isOpen) draft?.drop();
    setSaved(undefined);
    setChosen(!isOpen);
  };
  return (
    <li
      ref={root}
      tabIndex={-1}
      className="flex flex-col gap-4 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0 outline-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Text size="small" tone="soft">
            {label}
          </Text>
          <Text as="div" className="wrap-anywhere">
            {value}
          </Text>
          {note && (
            <Text as="div" size="small" tone="soft" className="max-w-prose pt-1">
              {note}
            </Text>
          )}
        </div>
        {action !== undefined && (
          <Button
            ref={button}
            size="small"
            aria-expanded={isOpen}
            className="shrink-0 noscript:hidden max-sm:min-h-11"
            onClick={toggle}
          >
            {isOpen ? 'Cancelar' : action}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      {isOpen && children(done)}
      {below}
      {saved && (
        <Alert tone="success" live title={saved.title}>
          {saved.note}
          {saved.protocol !== undefined && <Protocol number={saved.protocol} />}
        </Alert>
      )}
    </li>
  );
}
