import type { SchoolVisit, SchoolVisits } from '@melhor-escola/api-client/panel';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type Ref, useState } from 'react';

import { ConfirmTime } from './confirm-time.tsx';
import { Contact, Question } from './contact.tsx';
import { decisionDraft, type DecisionKind } from './decision-draft.ts';
import { DecisionForm } from './decision-form.tsx';
import { listActions, visitState, visitSummary, visitTitle } from './visit-text.ts';

export interface VisitItemProps {
  ref?: Ref<HTMLElement> | undefined;
  slug: string;
  visit: SchoolVisit;
  /** Days and hours that the school offers. */
  days: SchoolVisits['days'];
}

/** The form is followed by the actions, which have the button that opened it. */
const focusActions = focusOnRemoval((actions) => actions?.querySelector<HTMLElement>('button'));

/** A visit request, and what the school can decide on it. */
export function VisitItem({ ref, slug, visit, days }: VisitItemProps) {
  const [store] = useState(() => decisionDraft(slug, visit.id));
  const { stored } = useStoredDraft(() => store);
  const [opened, setOpened] = useState<{ readonly kind: DecisionKind | undefined }>();
  // A draft from before a reload opens its form by itself.
  const kind = opened ? opened.kind : stored?.kind;
  const close = () => {
    store.clear();
    setOpened({ kind: undefined });
  };
  const state = visitState(visit);
  return (
    <Card as="li" ref={ref} id={`visita-${visit.id}`} className="flex scroll-mt-4 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Heading level={3} size="small">
          {visitTitle(visit)}
        </Heading>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <Text size="small" tone="soft">
        {visitSummary(visit)}
      </Text>
      <Times slug={slug} visit={visit} />
      <Texts visit={visit} />
      {kind !== undefined && (
        <div ref={focusActions}>
          <DecisionForm
            key={kind}
            slug={slug}
            visit={visit}
            days={days}
            kind={kind}
            store={store}
            draft={opened ? undefined : stored}
            onDone={close}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {kind === undefined &&
          listActions(visit).map((action) => (
            <Button key={action.kind} size="small" onClick={() => setOpened({ kind: action.kind })}>
              {action.label}
              <span className="sr-only">{` (pedido ${visit.id})`}</span>
            </Button>
          ))}
        {visit.status !== 'cancelled' && <Contact slug={slug} visit={visit} />}
      </div>
    </Card>
  );
}

function Times({ slug, visit }: { slug: string; visit: SchoolVisit }) {
  const { times, confirmedTime, status, isWaiting } = visit;
  if (times.length === 0 || confirmedTime !== null) return null;
  return (
    <div className="flex flex-col gap-2">
      <Text>{status === 'proposed' ? 'A escola propôs:' : 'A família pediu:'}</Text>
      <ul className="flex flex-col gap-2">
        {times.map((time) => (
          // On a narrow phone the time takes two lines, and the button stays beside it.
          <li key={time} className="flex items-center gap-4 max-sm:justify-between">
            <span className="min-w-0 tabular">{formatVisitTime(time)}</span>
            {isWaiting && <ConfirmTime slug={slug} visit={visit} time={time} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Texts({ visit: { question, reply } }: { visit: SchoolVisit }) {
  return (
    <>
      {question !== null && <Question>{question}</Question>}
      {reply !== null && (
        <div className="border-s-2 border-brand-line ps-4">
          <Text size="small" weight="strong">
            Mensagem da escola
          </Text>
          <Text className="wrap-anywhere whitespace-pre-line">{reply}</Text>
        </div>
      )}
    </>
  );
}
