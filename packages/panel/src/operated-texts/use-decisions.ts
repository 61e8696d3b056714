import type { DecidedText, OperatedText, OperatedTexts, TextDecision } from '@melhor-escola/api-client/panel';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { type DeviceStorage, deviceStore, tabStorage } from '@melhor-escola/ui/device-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { decisionKey, DecisionOutbox, type StoredDecisions } from './decision-outbox.ts';
import { DECISIONS_PATH, expireTexts, refreshTexts, sendDecisions, updateText } from './queries.ts';
import { textName } from './text-words.ts';

/** What the tab stores until it has arrived. It ends with the session: signing out clears what begins with this prefix. */
export const storedDecisions = (storage: DeviceStorage = tabStorage) =>
  deviceStore<StoredDecisions>(storage, 'montilla:panel-text-decisions', ({ accountId, decisions }) =>
    typeof accountId === 'number' && Array.isArray(decisions)
      ? { accountId, decisions: decisions.flatMap((one) => readDecision(one) ?? []) }
      : undefined,
  );

function readDecision(stored: unknown): TextDecision | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kind, id, version, decision }: Partial<Record<string, unknown>> = { ...stored };
  if ((kind !== 'question' && kind !== 'review') || typeof id !== 'number' || typeof version !== 'string')
    return undefined;
  if (typeof decision !== 'object' || decision === null) return undefined;
  const { kind: verdict, reason: named, details }: Partial<Record<string, unknown>> = { ...decision };
  const text = { kind, id, version } as const;
  if (verdict === 'publish' || verdict === 'hold') return { ...text, decision: { kind: verdict } };
  const reason = reviewReportReasons.find((known) => known === named);
  if (verdict !== 'reject' || !reason || (details !== null && typeof details !== 'string')) return undefined;
  return { ...text, decision: { kind: verdict, reason, details } };
}

/** The message about a decision that was not applied. */
function rejectedDecision({ outcome, text }: DecidedText): string | undefined {
  if (outcome === 'done') return undefined;
  if (!text) return 'Um texto foi apagado antes da sua decisão.';
  if (outcome === 'unconfirmed') return `Quem escreveu não confirmou: ${textName(text)}.`;
  return text.waitingSince === null
    ? `Outra pessoa já decidiu: ${textName(text)}. Sua decisão não foi usada.`
    : `Mudou enquanto você decidia: ${textName(text)}. Leia de novo.`;
}

/** The decisions of a page about the texts of a list: held back for ten seconds, then sent. */
export function useDecisions({ school, texts, total }: OperatedTexts) {
  const { api, sendWhileLeaving, userId, accountId, beforeSignOut, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [outbox] = useState(
    () =>
      new DecisionOutbox({
        send: async (decisions) => {
          const results = await sendDecisions(api, decisions);
          await expireTexts(queryClient);
          return results;
        },
        sendWhileLeaving: (decisions) => sendWhileLeaving(DECISIONS_PATH, { decisions }),
        accountId,
        beforeSignOut,
        store: storedDecisions(),
        onResult: (result) => {
          setProblem(undefined);
          updateText(queryClient, result);
          const message = rejectedDecision(result);
          if (message !== undefined) showToast({ tone: 'warning', title: message });
        },
        onFailure: (error) => setProblem(submissionMessage(error)),
      }),
  );
  const { entries, decided } = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getServerState);
  useEffect(() => outbox.start(), [outbox]);
  // After an outage the user becomes known later than the page, and with it whose stored decisions these are.
  useEffect(() => {
    if (userId !== undefined) void outbox.sendAll();
  }, [outbox, userId]);
  // A school's list shows what a decision has become; that of what waits shows it no more.
  const hidden = school ? new Set(entries.map(({ decision }) => decisionKey(decision))) : decided;
  const visible = texts.filter((text) => !hidden.has(decisionKey(text)));
  const isCleared = visible.length === 0 && texts.length > 0 && entries.length === 0;
  useEffect(() => {
    if (!isCleared) return;
    // The next page of the list, and what was held. Without an answer the list stays cleared.
    const show = () => outbox.clearDecided();
    void refreshTexts(queryClient).then(show, () => undefined);
  }, [isCleared, queryClient, outbox]);
  return {
    visible,
    /** On all pages of the list. */
    remaining: total - (texts.length - visible.length),
    /** The last decision, while it can be taken back. */
    last: entries.findLast(({ state }) => state === 'waiting')?.decision,
    problem,
    decide: ({ kind, id, version }: OperatedText, decision: TextDecision['decision']) =>
      outbox.add({ kind, id, version, decision }),
    undo: () => outbox.undo(),
    sendAgain: () => outbox.sendAll(),
  };
}
