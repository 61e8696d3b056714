import { useState } from 'react';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { RangeSlider, type SliderRange } from '@melhor-escola/ui/slider';

const reais = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`;

/** `onValueChange` follows the thumb; `onValueCommit` is debounced, for requests to a service. */
export default function PriceRange() {
  const [range, setRange] = useState<SliderRange>([500, 1200]);
  return (
    <Fieldset legend="Mensalidade com a bolsa" hint={`De ${reais(range[0])} a ${reais(range[1])}`}>
      <RangeSlider min={300} max={2100} step={50} value={range} onValueChange={setRange} format={reais} />
    </Fieldset>
  );
}
