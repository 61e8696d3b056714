import { Autocomplete } from '@melhor-escola/ui/autocomplete';

const networks = ['Municipal', 'Estadual', 'Federal', 'Particular'];

/** Options that are strings need no keys. Outside the component, so that the array keeps its identity. */
export default function Texts() {
  return <Autocomplete label="Rede de ensino" name="rede" options={networks} />;
}
