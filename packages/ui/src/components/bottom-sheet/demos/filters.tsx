import { useState } from 'react';
import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';

const shifts = ['Manhã', 'Tarde', 'Noite', 'Integral'];
const grades = ['1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano', '7º ano', '8º ano', '9º ano'];

/** The action changes with the choice above it, and stays visible while that scrolls. */
export default function Filters() {
  const [open, setOpen] = useState(false);
  const [shift, setShift] = useState<readonly string[]>([]);
  return (
    <BottomSheet
      title="Filtros"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={SlidersHorizontal}>Filtrar</Button>}
      footer={
        <Button
          variant="primary"
          wide
          onClick={() => setOpen(false)}
        >{`Ver ${23 - shift.length * 4} bolsas`}</Button>
      }
    >
      <div style={{ display: 'grid', gap: 24 }}>
        <CheckboxGroup legend="Turno" value={shift} onValueChange={setShift}>
          {shifts.map((one) => (
            <Checkbox key={one} label={one} value={one} />
          ))}
        </CheckboxGroup>
        <CheckboxGroup legend="Série">
          {grades.map((one) => (
            <Checkbox key={one} label={one} value={one} />
          ))}
        </CheckboxGroup>
      </div>
    </BottomSheet>
  );
}
