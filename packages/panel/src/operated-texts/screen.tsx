import type { OperatedText, OperatedTexts, TextDecision } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { operatedTextsQuery, textKey } from './queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { SchoolTextsForm } from './school-texts-form.tsx';
import type { OperatedTextsSearch } from './search-params.ts';
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx';
import { ClosedText, OpenText } from './text-item.tsx';
import { allowsDecision, decidedLabels, textName } from './text-words.ts';
import { useDecisions } from './use-decisions.ts';

/** Questions and reviews that our team decides on: one is open, and each decision opens the next. */
export function OperatedTextsScreen({ search }: { search: OperatedTextsSearch }) {
  const { api, links } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(operatedTextsQuery(api, search));
  return (
    <OperationPage
      title="Textos"
      intro={
        data.school
          ? `Tudo o que famílias escreveram sobre ${data.school.name}.`
          : 'Denunciados ou fora do ar. Decida em até 48 horas.'
      }
    >
      <Text className="hidden noscript:block">Para decidir, ative o JavaScript do navegador.</Text>
      <SchoolTextsForm school={data.school} />
      <Queue key={`${search.escola} ${search.pagina}`} list={data} now={dataUpdatedAt} />
      {/* What waits has no pages to turn: what is decided makes room for the next. */}
      {data.school && (
        <ListPages
          page={data.page}
          count={data.pages}
          target={(pagina) => links.moderation({ ...search, pagina })}
        />
      )}
    </OperationPage>
  );
}

function Queue({ list, now }: { list: OperatedTexts; now: number }) {
  const { visible, remaining, last, problem, decide, undo, sendAgain } = useDecisions(list);
  const { open, neighbor, moveTo, headingRef, regionRef } = useOpenText(visible);
  // The text stays while the dialog closes.
  const [rejection, setRejection] = useState<{ readonly text: OperatedText; readonly isOpen: boolean }>();
  const endRejecting = () => setRejection((begun) => begun && { ...begun, isOpen: false });
  const apply = (text: OperatedText | undefined, decision: TextDecision['decision']) => {
    if (!text || !allowsDecision(text, decision.kind)) return;
    const index = visible.findIndex((one) => textKey(one) === textKey(text));
    const next = visible[index + 1] ?? visible[index - 1];
    decide(text, decision);
    moveTo(next);
    const rest = next ? `Agora: ${textName(next)}. ${leftText(remaining - 1)}` : 'Nada mais nesta lista.';
    announce(`${decidedLabels[decision.kind]}: ${textName(text)}. ${rest}`);
  };
  const reject = (decision: TextDecision['decision']) => {
    endRejecting();
    const text = rejection?.text;
    if (!text) return;
    // The dialog's text, and no other that has taken its place.
    if (visible.some((one) => textKey(one) === textKey(text))) apply(text, decision);
    else announce(decidedByAnother);
  };
  const takeBack = () => {
    const taken = undo();
    const text = taken && list.texts.find((one) => textKey(one) === textKey(taken));
    if (!taken) {
      announce('Não há o que desfazer.');
      return;
    }
    moveTo(text);
    announce(text ? `Desfeito: ${textName(text)}.` : 'Desfeito.');
  };
  const step = (by: number) => {
    const target = neighbor(by);
    if (target) moveTo(target);
    else announce(by > 0 ? 'É o último texto.' : 'É o primeiro texto.');
  };
  const startRejecting = () => {
    if (open && allowsDecision(open, 'reject')) setRejection({ text: open, isOpen: true });
  };
  const { isOn, turn } = useShortcuts({
    J: () => step(1),
    K: () => step(-1),
    P: () => apply(open, { kind: 'publish' }),
    S: () => apply(open, { kind: 'hold' }),
    R: startRejecting,
    Z: takeBack,
  });
  const decided = last && list.texts.find((text) => textKey(text) === textKey(last));
  return (
    <>
      <ShortcutHelp isOn={isOn} onTurn={turn} />
      {problem !== undefined && (
        <Alert
          tone="danger"
          live
          title={problem}
          action={
            <Button size="small" onClick={() => void sendAgain()}>
              Enviar de novo
            </Button>
          }
        >
          Suas decisões continuam nesta aba.
        </Alert>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-3 noscript:hidden">
        <Text weight="strong">{remaining === 1 ? '1 texto' : `${formatCount(remaining)} textos`}</Text>
        {last && (
          <>
            <Text size="small" tone="soft">
              {decided ? `${decidedLabels[last.decision.kind]}: ${textName(decided)}` : 'Decidido'}
            </Text>
            <Button ref={focusRegion} size="small" onClick={takeBack}>
              Desfazer
            </Button>
          </>
        )}
      </div>
      <section ref={regionRef} id="textos" tabIndex={-1} aria-label="Textos" className="outline-none">
        {visible.length === 0 ? (
          <EmptyState title={list.texts.length > 0 ? 'Nada mais nesta lista' : 'Nada pendente'}>
            Textos com denúncias aparecem aqui, os mais antigos primeiro.
          </EmptyState>
        ) : (
          <ol className="flex max-w-prose flex-col gap-3">
            {visible.map((text) =>
              text === open ? (
                <OpenText
                  key={textKey(text)}
                  text={text}
                  now={now}
                  headingRef={headingRef}
                  onPublish={() => apply(text, { kind: 'publish' })}
                  onHold={() => apply(text, { kind: 'hold' })}
                  onReject={startRejecting}
                />
              ) : (
                <ClosedText key={textKey(text)} text={text} now={now} onOpen={() => moveTo(text)} />
              ),
            )}
          </ol>
        )}
      </section>
      {rejection && (
        <RejectDialog {...rejection} afterwards={headingRef} onReject={reject} onCancel={endRejecting} />
      )}
    </>
  );
}

/** The button disappears once its ten seconds are over. */
const focusRegion = focusOnRemoval(() => document.querySelector<HTMLElement>('#textos'));

const decidedByAnother = 'Outra pessoa já decidiu este texto.';

const leftText = (count: number): string => (count === 1 ? 'Falta 1.' : `Faltam ${formatCount(count)}.`);

/**
 * Which text is open, at first the first one. Its heading takes the focus when somebody moves to it. Once somebody else has decided on it none
 * is open until the operator moves: no key decides on another text that has taken its place.
 */
function useOpenText(visible: readonly OperatedText[]) {
  const [pinned, setPinned] = useState<{ readonly key: string; readonly index: number }>();
  const [moves, setMoves] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const regionRef = useRef<HTMLElement>(null);
  const [first] = visible;
  const found = visible.findIndex((text) => textKey(text) === pinned?.key);
  if (!pinned && first) setPinned({ key: textKey(first), index: 0 });
  else if (pinned && found >= 0 && found !== pinned.index) setPinned({ ...pinned, index: found });
  const isGone = pinned !== undefined && found < 0;
  useLayoutEffect(() => {
    if (moves > 0) focusOpen(headingRef, regionRef);
  }, [moves]);
  useLayoutEffect(() => {
    if (!isGone) return;
    announce(decidedByAnother);
    // The focus was in the text.
    if (document.activeElement === document.body) regionRef.current?.focus();
  }, [isGone]);
  return {
    open: pinned ? visible[found] : first,
    /** The text after the open one, or before it; also of the place of one that is gone. */
    neighbor: (by: number): OperatedText | undefined => {
      const index = pinned?.index ?? 0;
      return visible[isGone && by > 0 ? index + by - 1 : index + by];
    },
    headingRef,
    regionRef,
    moveTo: (text: OperatedText | undefined) => {
      setPinned(text && { key: textKey(text), index: visible.indexOf(text) });
      setMoves((count) => count + 1);
    },
  };
}

function focusOpen(heading: RefObject<HTMLElement | null>, region: RefObject<HTMLElement | null>): void {
  (heading.current ?? region.current)?.focus();
}
