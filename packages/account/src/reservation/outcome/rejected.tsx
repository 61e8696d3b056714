import { LinkButton, Button } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation } from '../context.tsx';

interface PanelProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** Replaces the steps, and takes the focus. */
function Panel({ title, text, actions }: PanelProps) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <div className="flex flex-col gap-2">
        <Heading level={2} size="medium" tabIndex={-1} ref={focus}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </div>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>
    </div>
  );
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** The student already has this scholarship. @prop code of the existing order, if the service returned it. */
export function AlreadyReserved({ code }: { code: string | undefined }) {
  const { links } = useAccountPorts();
  const { startOver } = useReservation();
  return (
    <Panel
      title="Esta bolsa já está reservada para este estudante"
      text={
        code === undefined ? (
          'Você a reservou antes, talvez em outra aba. Não reservamos de novo.'
        ) : (
          <>
            Você a reservou antes, talvez em outra aba. O código da reserva é{' '}
            <strong className="font-semibold whitespace-nowrap tabular">{code}</strong>. Não reservamos de
            novo.
          </>
        )
      }
      actions={
        <>
          <LinkButton variant="primary" size="large" asChild>
            <RouteLink {...(code === undefined ? links.orders() : links.order(code))}>
              Ver a reserva
            </RouteLink>
          </LinkButton>
          <Button size="large" onClick={() => void startOver()}>
            Reservar para outro estudante
          </Button>
        </>
      }
    />
  );
}

/** The user has as many unpaid reservations as the service allows. */
export function ReservationLimit() {
  const { links } = useAccountPorts();
  const { goTo } = useReservation();
  return (
    <Panel
      title="Você já tem 10 reservas em aberto"
      text="É o máximo por conta, para que as vagas cheguem a mais famílias. Pague ou cancele uma delas e volte: o que você preencheu continua aqui."
      actions={
        <>
          <LinkButton variant="primary" size="large" asChild>
            <RouteLink {...links.orders()}>Ver minhas bolsas</RouteLink>
          </LinkButton>
          <Button size="large" onClick={() => void goTo('confirmation')}>
            Voltar à reserva
          </Button>
        </>
      }
    />
  );
}
