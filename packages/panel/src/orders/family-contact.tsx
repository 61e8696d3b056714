import type { FamilyContact as Contact, SchoolOrder } from '@melhor-escola/api-client/panel';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { orderName } from './order-text.ts';
import { viewContact } from './queries.ts';

export interface FamilyContactProps {
  slug: string;
  order: SchoolOrder;
}

/**
 * Shows who to call about an order, on request: the log of the school records each view, which stands beside the button. What was
 * shown is not stored.
 */
export function FamilyContact({ slug, order }: FamilyContactProps) {
  const { contact, isPending, problem, show } = useContact(slug, order.internalTransactionCode);
  const note = useId();
  if (order.contactUntil === null && !order.refundDue) return null;
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      {contact ? (
        <ShownContact contact={contact} />
      ) : (
        <Button
          className="max-sm:w-full"
          loading={isPending}
          aria-describedby={note}
          onClick={() => void show()}
        >
          Ver contato<span className="sr-only">{`: ${orderName(order)}`}</span>
        </Button>
      )}
      <Text id={note} size="small" tone="soft">
        {contact
          ? `Esta consulta ficou no Registro. Use o contato só para ${order.refundDue ? 'a devolução' : 'a matrícula'}.`
          : `Quem vê o contato fica no Registro. Disponível até ${order.contactUntil === null ? 'a devolução do valor pago' : formatIsoDay(order.contactUntil)}.`}
      </Text>
    </div>
  );
}

/** It takes the place of the focused button, and the focus with it. */
function ShownContact({ contact }: { contact: Contact }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <address ref={box} tabIndex={-1} aria-label={`Contato de ${contact.name}`} className="not-italic">
      <DescriptionList layout="beside" items={contactItems(contact)} />
    </address>
  );
}

function contactItems({ name, email, phone }: Contact) {
  return [
    { term: 'Responsável', description: name },
    { term: 'E-mail', description: <Link href={`mailto:${email}`}>{email}</Link> },
    {
      term: 'Telefone',
      description:
        phone === null ? 'não informado' : <Link href={`tel:+55${phone}`}>{formatPhone(phone)}</Link>,
    },
  ];
}

function useContact(slug: string, code: string) {
  const { api } = usePanelPorts();
  const [isPending, setIsPending] = useState(false);
  const [contact, setContact] = useState<Contact>();
  const [problem, setProblem] = useState<string>();
  const show = async () => {
    setIsPending(true);
    setProblem(undefined);
    try {
      setContact(await viewContact(api, slug, code));
    } catch (error) {
      const mapped = submissionError(error);
      if (!mapped) throw error;
      setProblem(mapped.form);
    } finally {
      setIsPending(false);
    }
  };
  return { contact, isPending, problem, show };
}
