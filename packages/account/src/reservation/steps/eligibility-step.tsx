import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation, useStepOffer } from '../context.tsx';
import { OtherOffers } from '../offer/other-offers.tsx';
import { theGrade } from '../offer/reservable-offer.ts';
import { StepButtons, StepSection } from './step-section.tsx';

/** null while unanswered. */
interface Answers {
  isNew: string | null;
  attends: string | null;
}

/**
 * Whether the scholarship is for this student, before any data is asked for (product, feature 2). A 'no' explains why and
 * offers alternatives. The only step that the server renders.
 */
export function EligibilityStep() {
  const { offerDraft, isRestored, send, goTo } = useReservation();
  const offer = useStepOffer();
  const form = useForm<Answers>({
    defaultValues: { isNew: null, attends: null },
    values: isRestored ? { isNew: offerDraft.isNew || null, attends: offerDraft.attends || null } : undefined,
  });
  const [isNew, attends] = form.watch(['isNew', 'attends']);
  const saveAnswers = useEffectEvent(() =>
    send({ type: 'eligibility-answered', isNew: isNew ?? '', attends: attends ?? '' }),
  );
  useEffect(() => {
    if (isNew !== null || attends !== null) saveAnswers();
  }, [isNew, attends]);
  const reason = isNew === 'nao' ? 'not-new' : attends === 'nao' ? 'other-grade' : undefined;
  return (
    <StepSection
      title="A bolsa serve para o estudante?"
      intro="Duas perguntas, antes de pedirmos qualquer dado."
    >
      <Form form={form} onSubmit={() => goTo('person')} aria-label="Elegibilidade">
        <Field
          form={form}
          name="isNew"
          displayName="aluno novo"
          rules={[required]}
          messages={unanswered('Responda se o estudante já estuda nesta escola')}
        >
          {(field) => (
            <RadioGroup legend="O estudante já estuda nesta escola?" {...field}>
              <Radio value="sim" label="Não, será aluno novo" />
              <Radio value="nao" label="Sim, já estuda nela" />
            </RadioGroup>
          )}
        </Field>
        <Field
          form={form}
          name="attends"
          displayName="série"
          rules={[required]}
          messages={unanswered(`Responda se ele vai cursar ${theGrade(offer)} em ${offer.year}`)}
        >
          {(field) => (
            <RadioGroup legend={`Ele vai cursar ${theGrade(offer)} em ${offer.year}?`} {...field}>
              <Radio value="sim" label={`Sim, ${theGrade(offer)}`} />
              <Radio value="nao" label="Não, outra série ou outro ano" />
            </RadioGroup>
          )}
        </Field>
        {reason ? <Ineligible reason={reason} /> : <StepButtons />}
        {/* A disabled submit button keeps Enter from submitting the form. */}
        {reason && (
          <SubmitButton disabled hidden>
            Continuar
          </SubmitButton>
        )}
      </Form>
    </StepSection>
  );
}

/** Names the question, because the form's error summary shows the message apart from it. */
const unanswered = (message: string) => ({ required: () => message });

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
