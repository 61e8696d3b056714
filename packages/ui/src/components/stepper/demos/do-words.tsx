import { Stepper } from '@melhor-escola/ui/stepper';

export default function FewWords() {
  return (
    <Stepper steps={[{ label: 'Criança' }, { label: 'Responsável' }, { label: 'Revisão' }]} current={2} />
  );
}
