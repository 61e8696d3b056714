import { Stepper } from '@melhor-escola/ui/stepper';

export default function Sentences() {
  return (
    <Stepper
      steps={[
        { label: 'Preencha os dados da criança' },
        { label: 'Agora os dados do responsável' },
        { label: 'Confira tudo e confirme a reserva' },
      ]}
      current={2}
    />
  );
}
