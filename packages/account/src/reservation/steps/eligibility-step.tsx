import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Link as RouteLink } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation, useStepOffer } from '../context.tsx';
import type { EligibilityAnswers } from '../machine.ts';
import { OtherOffers } from '../offer/other-offers.tsx';
import { theGrade } from '../offer/reservable-offer.ts';
import { StepSection } from './step-section.tsx';

/**
 * Whether the scholarship is for this student, before any data is asked for (product 2). A 'no' explains why and
 * offers alternatives. The only step that the server renders.
 *
 * A plain form: its two answers are choices in the draft, so visitors who leave here load no form library.
 */
export function EligibilityStep() {
  const { offerDraft, send, goTo } = useReservation();
  const { isNew, attends } = offerDraft;
  const offer = useStepOffer();
  const form = useAdoptPreHydrationAnswers();
  const firstOfIsNew = useRef<HTMLInputElement>(null);
  const firstOfAttends = useRef<HTMLInputElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const reason = isNew === 'nao' ? 'not-new' : attends === 'nao' ? 'other-grade' : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (isNew === '') firstOfIsNew.current?.focus();
    else if (attends === '') firstOfAttends.current?.focus();
    else void goTo('person');
  };
  // After a 'no' the other answer does not matter.
  const unanswered = (answer: string, message: string) =>
    isSubmitted && !reason && answer === '' ? message : undefined;
  return (
    <StepSection title="A bolsa serve para o estudante?">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label="Elegibilidade"
        className="flex flex-col gap-6"
      >
        <RadioGroup
          name="isNew"
          legend="O estudante já estuda nesta escola?"
          required
          value={isNew || null}
          onValueChange={(value) => send({ type: 'eligibility-answered', answers: { isNew: value } })}
          error={unanswered(isNew, 'Responda se o estudante já estuda nesta escola')}
        >
          <Radio ref={firstOfIsNew} value="sim" label="Não, será aluno novo" />
          <Radio value="nao" label="Sim, já estuda nela" />
        </RadioGroup>
        <RadioGroup
          name="attends"
          legend={`Ele vai cursar ${theGrade(offer)} em ${offer.year}?`}
          required
          value={attends || null}
          onValueChange={(value) => send({ type: 'eligibility-answered', answers: { attends: value } })}
          error={unanswered(attends, `Responda se ele vai cursar ${theGrade(offer)} em ${offer.year}`)}
        >
          <Radio ref={firstOfAttends} value="sim" label={`Sim, ${theGrade(offer)}`} />
          <Radio value="nao" label="Não, outra série ou outro ano" />
        </RadioGroup>
        {reason && <Ineligible reason={reason} />}
        {/* Without an eligible student the button is hidden, and disabled so that Enter does not submit. */}
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={reason !== undefined}
          hidden={reason !== undefined}
          className="self-start max-sm:w-full"
        >
          Continuar
        </Button>
      </form>
    </StepSection>
  );
}

/** Sends the answers that a visitor chose before hydration. @returns the form's ref. */
function useAdoptPreHydrationAnswers() {
  const { send } = useReservation();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!form.current) return;
    const chosen = new FormData(form.current);
    const answers: EligibilityAnswers = Object.fromEntries(
      ['isNew', 'attends'].flatMap((name) => {
        const value = chosen.get(name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    if (Object.keys(answers).length > 0) send({ type: 'eligibility-answered', answers });
    // Once: later choices reach React's own handlers.
  }, [send]);
  return form;
}

/** Why the student cannot have this scholarship, and the alternatives. */
function Ineligible({ reason }: { reason: 'not-new' | 'other-grade' }) {
  const { links } = useAccountPorts();
  const { school } = useReservation();
  const offer = useStepOffer();
  const elsewhere: ReactNode = (
    <LinkButton asChild>
      <RouteLink {...links.results({ city: school.citySlug, grade: offer.grade.slug })}>
        Ver bolsas na mesma cidade
      </RouteLink>
    </LinkButton>
  );
  if (reason === 'not-new') {
    return (
      <Alert tone="info" live title="Esta bolsa é para alunos novos" action={elsewhere}>
        Para quem já estuda na escola, em regra, ela não vale. Pergunte na secretaria se há desconto para
        alunos, ou veja bolsas de outras escolas.
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Alert
        tone="info"
        live
        title={`Esta bolsa vale só para ${theGrade(offer)} em ${offer.year}`}
        action={
          <LinkButton asChild>
            <RouteLink {...links.school(school.slug)}>Ver a página da escola</RouteLink>
          </LinkButton>
        }
      >
        Cada bolsa é de uma série, um turno e um ano. Veja as outras desta escola, ou fale com a gente: o
        telefone e o WhatsApp estão no fim da página.
      </Alert>
      <OtherOffers />
    </div>
  );
}
