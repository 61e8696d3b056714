import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Link as RouteLink } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useAccountPorts } from '../../ports.tsx';
import { OtherOffers } from '../offer/other-offers.tsx';
import { theGrade, type ReservableOffer, type ReservableSchool } from '../offer/reservable-offer.ts';
import type { OfferDraft } from '../draft.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from './step-section.tsx';

/** What the step asks; null where that is not answered. */
interface Answers {
  isNew: string | null;
  attends: string | null;
}

export interface EligibilityStepProps {
  school: ReservableSchool;
  offer: ReservableOffer;
  /** What was answered before, once the scripts are there. */
  kept: OfferDraft | undefined;
  focused: boolean;
  onAnswer: (answers: Pick<OfferDraft, 'isNew' | 'attends'>) => void;
  onDone: () => Promise<void>;
}

/**
 * Whether the scholarship is for this student at all, before anybody is asked for anything else (product, feature 2). A
 * 'no' says why not, and what there is instead. The server's page has it too.
 */
export function EligibilityStep({ school, offer, kept, focused, onAnswer, onDone }: EligibilityStepProps) {
  const form = useForm<Answers>({
    defaultValues: { isNew: null, attends: null },
    values: kept && { isNew: kept.isNew || null, attends: kept.attends || null },
  });
  const [isNew, attends] = form.watch(['isNew', 'attends']);
  const answer = useEffectEvent(() => onAnswer({ isNew: isNew ?? '', attends: attends ?? '' }));
  useEffect(() => {
    if (isNew !== null || attends !== null) answer();
  }, [isNew, attends]);
  const reason = isNew === 'nao' ? 'not-new' : attends === 'nao' ? 'other-grade' : undefined;
  return (
    <StepSection
      title="A bolsa serve para o estudante?"
      intro="Duas perguntas, antes de pedirmos qualquer dado."
      focused={focused}
    >
      <Form form={form} onSubmit={onDone} aria-label="Elegibilidade">
        <Field
          form={form}
          name="isNew"
          displayName="aluno novo"
          rules={[required]}
          labels={unanswered('Responda se o estudante já estuda nesta escola')}
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
          labels={unanswered(`Responda se ele vai cursar ${theGrade(offer)} em ${offer.year}`)}
        >
          {(field) => (
            <RadioGroup legend={`Ele vai cursar ${theGrade(offer)} em ${offer.year}?`} {...field}>
              <Radio value="sim" label={`Sim, ${theGrade(offer)}`} />
              <Radio value="nao" label="Não, outra série ou outro ano" />
            </RadioGroup>
          )}
        </Field>
        {reason ? <Unfit reason={reason} school={school} offer={offer} /> : <StepButtons />}
        {/* A form has a button: disabled, it keeps Enter from sending what leads nowhere. */}
        {reason && (
          <SubmitButton disabled hidden>
            Continuar
          </SubmitButton>
        )}
      </Form>
    </StepSection>
  );
}

/** Names the question, which the form's summary shows apart from it. */
const unanswered = (message: string) => ({ required: () => message });

interface UnfitProps {
  reason: 'not-new' | 'other-grade';
  school: ReservableSchool;
  offer: ReservableOffer;
}

/** Why this scholarship is none for the student, and what there is instead. */
function Unfit({ reason, school, offer }: UnfitProps) {
  const { links } = useAccountPorts();
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
      <OtherOffers school={school} but={offer.id} />
    </div>
  );
}
