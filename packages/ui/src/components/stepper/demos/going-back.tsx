import { useState } from 'react';
import { Stepper } from '@melhor-escola/ui/stepper';

const steps = [
  { label: 'Criança' },
  { label: 'Responsável' },
  { label: 'Documentos' },
  { label: 'Reserva da bolsa' },
];

/** With `onCurrentChange`, completed steps are buttons. */
export default function GoingBack() {
  const [current, setCurrent] = useState(3);
  return <Stepper steps={steps} current={current} onCurrentChange={setCurrent} />;
}
