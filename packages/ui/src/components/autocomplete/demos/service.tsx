import { Autocomplete, type LoadOptions, matchOptions } from '@melhor-escola/ui/autocomplete';

interface City {
  name: string;
  slug: string;
}

const cities: readonly City[] = [
  { name: 'Belo Horizonte, MG', slug: 'belo-horizonte-mg' },
  { name: 'Palmas, TO', slug: 'palmas-to' },
  { name: 'São José dos Campos, SP', slug: 'sao-jose-dos-campos-sp' },
  { name: 'São Paulo, SP', slug: 'sao-paulo-sp' },
];

/** Call your service here, for example by `fetch(url, { signal })`: the signal aborts when the text has changed. */
const findCities: LoadOptions<City> = async (text, _signal) => matchOptions(cities, text, ({ name }) => name);

/** Options from a service, in its own shape. A plain form gets the text as `cidade` and the value as `slug`. */
export default function Service() {
  return (
    <Autocomplete
      label="Cidade"
      name="cidade"
      valueName="slug"
      loadOptions={findCities}
      labelKey="name"
      valueKey="slug"
    />
  );
}
