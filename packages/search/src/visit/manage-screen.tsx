'use client';

import type { Visit } from '@melhor-escola/api-client/service';
import { formatVisitTime } from '@melhor-escola/domain/visit-times';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, type ButtonProps, LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Select } from '@melhor-escola/ui/select';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import { SubmissionStage } from '../submission/submission-stage.tsx';
import { DayOptions, HourOptions, WishFieldset } from './form/time-fields.tsx';
import type { VisitChangeProblem } from './form/visit-error.ts';
import { timeValuesFor, type TimeValues, wishes } from './form/visit-values.ts';
import { visitQuery } from './queries.ts';

export interface ManageVisitScreenProps {
  slug: string;
  /** Token of the link in the e-mail. */
  token: string;
  /** Whether the request has just been moved. */
  isMoved?: boolean | undefined;
  /** Why the change failed, with the times that were chosen. */
  problem?: VisitChangeProblem | undefined;
  chosen?: TimeValues | undefined;
}

/** Target of the link in the e-mails (product 14): moves, accepts or cancels by buttons, in plain forms, because virus scanners open every link. */
export function ManageVisitScreen({ slug, token, isMoved, problem, chosen }: ManageVisitScreenProps) {
  const { service } = useSearchPorts();
  const { data: visit } = useSuspenseQuery(visitQuery(service, token));
  if (!visit || problem?.kind === 'link') return <DeadLink slug={slug} />;
  if (visit.status === 'cancelled') return <Cancelled slug={slug} visit={visit} />;
  return (
    <SubmissionStage slug={slug} title={visit.isOver ? 'Estes horários já passaram' : 'Sua visita'}>
      {problem && <Alert tone="danger" title={problem.message} />}
      {isMoved && !problem && <Moved visit={visit} />}
      <RequestFacts visit={visit} />
      {canAccept(visit) && <AcceptForm slug={slug} token={token} visit={visit} />}
      {visit.days.length > 0 && (
        <MoveForm
          slug={slug}
          token={token}
          visit={visit}
          chosen={chosen ?? timeValuesFor(visit.times)}
          variant={canAccept(visit) ? 'secondary' : 'primary'}
        />
      )}
      <CancelForm slug={slug} token={token} visit={visit} />
    </SubmissionStage>
  );
}

/** The same times again change nothing, and no mail is sent. */
function Moved({ visit: { status, forwardedTo } }: { visit: Visit }) {
  if (status !== 'moved') return <Alert title="Nada mudou: estes já eram os horários do seu pedido." />;
  return (
    <Alert
      tone="success"
      title={
        forwardedTo === 'school'
          ? 'Horários mudados. Enviamos a você e à escola um e-mail com os novos.'
          : 'Horários mudados. Enviamos os novos a você por e-mail, e nossa equipe os passa à escola.'
      }
    />
  );
}

/** Whether the school has proposed times, and none is accepted yet. */
const canAccept = ({ status, confirmedTime, isOver }: Visit): boolean =>
  status === 'proposed' && confirmedTime === null && !isOver;

/** What the visit's times are worth. Says only what has happened. */
function timesSentence(visit: Visit): string {
  const { status, forwardedTo, confirmedTime, isOver } = visit;
  if (status === 'declined') return 'A escola não pode receber vocês nos horários que você pediu.';
  if (isOver) return 'Se a visita não aconteceu, escolha outros horários.';
  if (confirmedTime !== null)
    return status === 'proposed' ? 'Este horário está confirmado:' : 'A escola confirmou este horário:';
  if (canAccept(visit)) return 'A escola propôs outros horários.';
  return forwardedTo === 'school'
    ? 'Enviamos estes horários à escola. Espere ela confirmar um deles:'
    : 'Nossa equipe passa estes horários à escola. Espere ela confirmar um deles:';
}

function RequestFacts({ visit }: { visit: Visit }) {
  const { status, times, confirmedTime, forwardedTo, hasQuestion } = visit;
  const shown =
    status === 'declined' || canAccept(visit) ? [] : confirmedTime === null ? times : [confirmedTime];
  return (
    <div className="flex flex-col gap-2">
      {times.length > 0 ? (
        <>
          <Text>{timesSentence(visit)}</Text>
          {shown.length > 0 && (
            <ul className="flex list-disc flex-col gap-1 ps-5 [&>::marker]:text-brand">
              {shown.map((time) => (
                <li key={time} className="tabular">
                  {formatVisitTime(time)}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Text>
          {forwardedTo === 'school'
            ? 'Enviamos a sua pergunta à escola. Quem responde é ela, por e-mail.'
            : 'Nossa equipe passa a sua pergunta à escola, que responde a você.'}
        </Text>
      )}
      {times.length > 0 && hasQuestion && <Text tone="soft">Sua pergunta foi junto com o pedido.</Text>}
    </div>
  );
}

interface ChangeFormProps {
  slug: string;
  token: string;
}

/** The times that the school has proposed, of which one is accepted. */
function AcceptForm({ slug, token, visit: { times } }: ChangeFormProps & { visit: Visit }) {
  return (
    <section aria-labelledby="aceitar" className="flex flex-col gap-4 w-full">
      <Heading level={2} size="small" id="aceitar">
        Aceitar um horário
      </Heading>
      <ChangeForm
        slug={slug}
        token={token}
        change="accept"
        variant="primary"
        submit={<>Aceitar este horário</>}
      >
        <RadioGroup legend="Horário" name="time" required>
          {times.map((time) => (
            <Radio key={time} value={time} label={formatVisitTime(time)} />
          ))}
        </RadioGroup>
      </ChangeForm>
    </section>
  );
}

function MoveForm({
  slug,
  token,
  visit: { days, times },
  chosen,
  variant,
}: ChangeFormProps & { visit: Visit; chosen: TimeValues; variant: ButtonProps['variant'] }) {
  const has = (day: string) => days.some((offered) => offered.day === day);
  return (
    <section aria-labelledby="mudar" className="flex flex-col gap-4 w-full">
      <div className="flex flex-col gap-1">
        <Heading level={2} size="small" id="mudar">
          {times.length === 0 ? 'Pedir também uma visita' : 'Mudar os horários'}
        </Heading>
        <Text tone="soft">Escolha dois ou três horários. Os de antes deixam de valer.</Text>
      </div>
      <ChangeForm
        slug={slug}
        token={token}
        change="move"
        variant={variant}
        submit={<>Enviar novos horários</>}
      >
        {wishes.map((wish) => {
          const day = chosen[`day${wish}`];
          return (
            <WishFieldset key={wish} wish={wish} optional={wish === 3}>
              <Select
                label="Dia"
                name={`day${wish}`}
                placeholder="Escolha"
                defaultValue={has(day) ? day : ''}
                required={wish < 3}
              >
                <DayOptions days={days} />
              </Select>
              <Select
                label="Hora"
                name={`hour${wish}`}
                placeholder="Escolha"
                defaultValue={has(day) ? chosen[`hour${wish}`] : ''}
                required={wish < 3}
              >
                <HourOptions days={days} />
              </Select>
            </WishFieldset>
          );
        })}
      </ChangeForm>
    </section>
  );
}

function CancelForm({ slug, token, visit }: ChangeFormProps & { visit: Visit }) {
  return (
    <section aria-labelledby="cancelar" className="flex flex-col items-start gap-3 w-full">
      <Heading level={2} size="small" id="cancelar">
        Cancelar o pedido
      </Heading>
      <Text tone="soft">
        {visit.forwardedTo === 'school'
          ? 'Avisamos a escola por e-mail, e não enviamos mais lembretes.'
          : 'Nossa equipe é avisada, e não enviamos mais lembretes.'}
      </Text>
      <ChangeForm slug={slug} token={token} change="cancel" submit={<>Cancelar o pedido</>} />
    </section>
  );
}

/** A plain form even with JavaScript, which only prevents a second submission. */
function ChangeForm({
  slug,
  token,
  change,
  variant,
  submit,
  children,
}: ChangeFormProps & {
  change: 'move' | 'accept' | 'cancel';
  variant?: ButtonProps['variant'];
  submit: ReactNode;
  children?: ReactNode;
}) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const [sent, setSent] = useState(false);
  return (
    <form
      method="post"
      action={buildAddress(links.visit(slug))}
      onSubmit={() => setSent(true)}
      className="flex flex-col items-start gap-4"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="change" value={change} />
      {children}
      <Button type="submit" variant={variant} loading={sent}>
        {submit}
      </Button>
    </form>
  );
}

function Cancelled({ slug, visit }: { slug: string; visit: Visit }) {
  const { links } = useSearchPorts();
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Pedido cancelado">
      <Text>
        <span>
          {visit.forwardedTo === 'school'
            ? 'Avisamos a escola por e-mail. Você não precisa fazer mais nada.'
            : 'Nossa equipe foi avisada e fala com a escola. Você não precisa fazer mais nada.'}
        </span>{' '}
        Mudou de ideia? Peça outra visita quando quiser.
      </Text>
      <NextSteps>
        <LinkButton variant="primary" asChild>
          <RouteLink to={links.visit(slug)}>Pedir outra visita</RouteLink>
        </LinkButton>
        <LinkButton asChild>
          <RouteLink to={links.school(slug)}>Ver a página da escola</RouteLink>
        </LinkButton>
      </NextSteps>
    </SubmissionStage>
  );
}

function DeadLink({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Este link não funciona">
      <Text>
        Ele passou do prazo, está incompleto, ou o pedido foi apagado. Abra o link pela própria mensagem, de
        preferência a mais recente.
      </Text>
      <NextSteps>
        <LinkButton variant="primary" asChild>
          <RouteLink to={links.visit(slug)}>Pedir uma visita</RouteLink>
        </LinkButton>
        <LinkButton asChild>
          <RouteLink to={links.school(slug)}>Ver a página da escola</RouteLink>
        </LinkButton>
      </NextSteps>
    </SubmissionStage>
  );
}

function NextSteps({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>;
}
