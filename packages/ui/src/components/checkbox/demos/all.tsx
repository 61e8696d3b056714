import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';

const all = ['manha', 'tarde', 'integral'];

/** A checkbox without a value is not a member of the group: here it represents all of them. */
export default function All() {
  const [shifts, setShifts] = useState(['manha']);
  return (
    <CheckboxGroup legend="Turno" name="turno" value={shifts} onValueChange={setShifts}>
      <Checkbox
        label="Todos"
        checked={shifts.length === all.length}
        indeterminate={shifts.length > 0 && shifts.length < all.length}
        onCheckedChange={(checked) => setShifts(checked ? all : [])}
      />
      <Checkbox value="manha" label="Manhã" trailing="1.204" />
      <Checkbox value="tarde" label="Tarde" trailing="986" />
      <Checkbox value="integral" label="Integral" trailing="38" />
      <Checkbox value="noite" label="Noite" trailing="0" disabled />
    </CheckboxGroup>
  );
}
