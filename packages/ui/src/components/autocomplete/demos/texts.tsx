import { Autocomplete } from '@melhor-escola/ui/autocomplete';

const networks = ['Municipal', 'Estadual', 'Federal', 'Particular'];

/** Options that are texts need no keys. Outside the component, so that they stay the same array. */
export default function Texts() {
  return <Autocomplete label="Rede de ensino" name="rede" options={networks} />;
}
