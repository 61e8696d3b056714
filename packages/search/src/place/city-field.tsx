import type { CityHit } from '@melhor-escola/api-client/service';
import { Autocomplete, type OptionTraits } from '@melhor-escola/ui/autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { labelOf } from '../results/search-sentence.ts';

/** A suggestion of the field. */
export interface CityOption extends OptionTraits {
  readonly label: string;
  /** '26 escolas · desde R$ 350'. Absent for the city that was chosen before, and for a school. */
  readonly detail?: string;
  readonly value: string;
  /** Absent for the city that was chosen before, and for a school. */
  readonly found?: CityHit;
  readonly isSchool?: boolean;
  /** Called with the field when the suggestion is chosen. Absent for the city that was chosen before. */
  readonly onChosen?: (field: CityFieldProps) => void;
}

export interface CityFieldProps {
  /** The chosen city, if any. */
  city?: Pick<CityHit, 'name' | 'uf' | 'slug'> | undefined;
  /**
   * Height: 44 or 52 px.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** Called when a city is chosen from the list. */
  onChoose: (slug: string) => void;
  /** Called when a school is chosen; if absent, only cities are suggested. */
  onChooseSchool?: ((slug: string) => void) | undefined;
  /** Requests the position of the device, once the code for it is loaded; without it 'Perto de mim' is not suggested. */
  nearMe?: RefObject<(() => void) | null> | undefined;
  /** Called when the field is cleared. */
  onClear?: (() => void) | undefined;
  /** Called when the field is focused, or if it was filled in before hydration. */
  onTouch?: (() => void) | undefined;
}

/** City field with suggestions. In a plain form it submits the text as `city`, which the results page resolves. */
export function CityField(props: CityFieldProps) {
  const { city, onChooseSchool, onTouch } = props;
  const { service } = useSearchPorts();
  const queryClient = useQueryClient();
  return (
    <Autocomplete<CityOption>
      label={onChooseSchool ? 'Cidade ou escola' : 'Cidade'}
      name="city"
      size={props.size}
      placeholder="Ex.: São Paulo"
      // Loaded with the list: no first load needs it.
      loadOptions={async (text, signal) =>
        (await import('./suggest-places.ts')).suggestPlaces(service, queryClient, props, text, signal)
      }
      messages={
        onChooseSchool && { empty: 'Nenhum resultado encontrado. Escreva o nome da escola ou da cidade.' }
      }
      option={city && { label: labelOf(city), value: city.slug }}
      onOptionChange={(option) => option?.onChosen?.(props)}
      onFocus={onTouch}
      onTextChange={(text) => {
        onTouch?.();
        if (text === '') props.onClear?.();
      }}
    />
  );
}
