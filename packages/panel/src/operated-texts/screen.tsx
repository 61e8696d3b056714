import type { OperatedText, OperatedTexts, TextDecision } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { operatedTextsQuery, textKey } from './queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { SchoolTextsForm, TextPages } from './school-texts-form.tsx';
import type { OperatedTextsSearch } from './search-params.ts';
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx';
import { ClosedText, OpenText } from './text-item.tsx';
import { allowsDecision, decidedLabels, textName } from './text-words.ts';
import { useDecisions } from './use-decisions.ts';

/** Questions and reviews that our team decides on: one is open, and each decision opens the next. */
export function OperatedTextsScreen({ search }: { search: OperatedTextsSearch }) {
  const { api } = usePanelPorts();
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
      <TextPages search={search} list={data} />
    </OperationPage>
  );
}

function Queue({ list, now }: { list: OperatedTexts; now: number }) {
  const { visible, remaining, last, problem, decide, undo, sendAgain } = useDecisions(list);
  const { open, openIndex, moveTo, headingRef, regionRef } = useOpenText(visible);
  // The text stays while the dialog closes.
  const [rejection, setRejection] = useState<{ readonly text: OperatedText; readonly isOpen: boolean }>();
  const endRejecting = () => setRejection((begun) => begun && { ...begun, isOpen: false });
  const apply = (decision: TextDecision['decision']) => {
    if (!open || !allowsDecision(open, decision.kind)) return;
    const next = visible[openIndex + 1] ?? visible[openIndex - 1];
    endRejecting();
    decide(open, decision);
    moveTo(next);
    const rest = next ? `Agora: ${textName(next)}. Faltam ${remaining - 1}.` : 'Nada mais nesta lista.';
    announce(`${decidedLabels[decision.kind]}: ${textName(open)}. ${rest}`);
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
    const target = visible[openIndex + by];
    if (target) moveTo(target);
    else announce(by > 0 ? 'É o último texto.' : 'É o primeiro texto.');
  };
  const startRejecting = () => {
    if (open && allowsDecision(open, 'reject')) setRejection({ text: open, isOpen: true });
  };
  const { isOn, turn } = useShortcuts({
    J: () => step(1),
    K: () => step(-1),
    P: () => apply({ kind: 'publish' }),
    S: () => apply({ kind: 'hold' }),
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
            <Button size="small" onClick={takeBack}>
              Desfazer
            </Button>
          </>
        )}
      </div>
      <section ref={regionRef} tabIndex={-1} aria-label="Textos" className="outline-none">
        {visible.length === 0 ? (
          <EmptyState title={list.texts.length > 0 ? 'Nada mais nesta lista' : 'Nada espera'}>
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
                  onPublish={() => apply({ kind: 'publish' })}
                  onHold={() => apply({ kind: 'hold' })}
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
        <RejectDialog {...rejection} afterwards={headingRef} onReject={apply} onCancel={endRejecting} />
      )}
    </>
  );
}

/** Which text is open, at first the first one. Its heading takes the focus when somebody moves to it. */
function useOpenText(visible: readonly OperatedText[]) {
  const [move, setMove] = useState<{ readonly key: string | undefined }>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const regionRef = useRef<HTMLElement>(null);
  const found = visible.findIndex((text) => textKey(text) === move?.key);
  const openIndex = Math.max(0, found);
  useLayoutEffect(() => {
    if (move) focusOpen(headingRef, regionRef);
  }, [move]);
  return {
    open: visible[openIndex],
    openIndex,
    headingRef,
    regionRef,
    moveTo: (text: OperatedText | undefined) => setMove({ key: text && textKey(text) }),
  };
}

function focusOpen(heading: RefObject<HTMLElement | null>, region: RefObject<HTMLElement | null>): void {
  (heading.current ?? region.current)?.focus();
}
