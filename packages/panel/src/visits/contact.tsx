import type { SchoolVisit, VisitContact } from '@melhor-escola/api-client/panel';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionError } from '../submission-error.ts';
import { viewContact } from './queries.ts';

/** Focuses what replaces the button, so that screen readers read it. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** What a family asks, in its own words. */
export function Question({ children }: { children: string }) {
  return (
    <div>
      <Text size="small" weight="strong">
        Pergunta da família
      </Text>
      <Text className="wrap-anywhere whitespace-pre-line">{children}</Text>
    </div>
  );
}

/**
 * Reveals how to reach the family, and its question where the list of our team hides it. It is asked for each time, so that the log says
 * who looked.
 */
export function Contact({ slug, visit }: { slug: string; visit: SchoolVisit }) {
  const hidesQuestion = visit.hasQuestion && visit.question === null;
  const { api } = usePanelPorts();
  const [contact, setContact] = useState<VisitContact>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const reveal = async () => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      setContact(await viewContact(api, slug, visit.id));
    } catch (error) {
      const mapped = submissionError(error);
      if (!mapped) throw error;
      setProblem(mapped.form);
    } finally {
      setIsRunning(false);
    }
  };
  if (!contact)
    return (
      <>
        <Button size="small" variant="quiet" loading={isRunning} onClick={() => void reveal()}>
          <span>
            {hidesQuestion ? 'Ver contato e pergunta (fica no registro)' : 'Ver contato (fica no registro)'}
          </span>
          <span className="sr-only">{` (pedido ${visit.id})`}</span>
        </Button>
        {problem !== undefined && <Alert tone="danger" live title={problem} />}
      </>
    );
  const { name, email, phone, question } = contact;
  return (
    <div ref={focus} tabIndex={-1} className="flex w-full flex-col gap-1">
      <Text weight="strong" className="wrap-anywhere">
        {name}
      </Text>
      <Text className="wrap-anywhere">
        <Link href={`mailto:${email}`}>{email}</Link>
      </Text>
      {phone !== null && (
        <Text>
          <Link href={`tel:+55${phone}`}>{formatPhone(phone)}</Link>
        </Text>
      )}
      {hidesQuestion && question !== null && <Question>{question}</Question>}
      <Text tone="soft">
        Use estes dados só para atender a família. O registro da escola mostra quem os viu.
      </Text>
    </div>
  );
}
