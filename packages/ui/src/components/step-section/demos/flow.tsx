import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Input } from '@melhor-escola/ui/input';
import { StepFlow, StepSection } from '@melhor-escola/ui/step-section';
import { Stepper } from '@melhor-escola/ui/stepper';

const steps = [{ label: 'Criança' }, { label: 'Responsável' }];

/** The heading of the next step takes the focus; the first one of a page does not. */
export default function Flow() {
  const [step, setStep] = useState<number>();
  return (
    <StepFlow style={{ display: 'grid', gap: 32 }}>
      <Stepper steps={steps} current={step ?? 1} onCurrentChange={setStep} />
      {step === 2 ? (
        <StepSection key="2" title="Seus dados" focused>
          <Input label="E-mail" />
        </StepSection>
      ) : (
        <StepSection key="1" title="Quem vai estudar?" focused={step !== undefined}>
          <Button onClick={() => setStep(2)}>Continuar</Button>
        </StepSection>
      )}
    </StepFlow>
  );
}
