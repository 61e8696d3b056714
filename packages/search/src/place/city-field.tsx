import type { CityHit } from '@melhor-escola/api-client/service';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { labelOf } from '../results/search-sentence.ts';
import { type Place, placeQuery } from './resolve-place.ts';

/** A suggestion of the field. */
interface CityOption {
  readonly label: string;
  readonly value: string;
  /** Absent for the city that was chosen before. */
  readonly found?: CityHit;
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
  /** Called when the field is cleared. */
  onClear?: (() => void) | undefined;
  /** Called when the field is focused, or if it was filled in before hydration. */
  onTouch?: (() => void) | undefined;
}

/** City field with suggestions. In a plain form it submits the text as `city`, which the results page resolves. */
export function CityField({ city, size = 'medium', onChoose, onClear, onTouch }: CityFieldProps) {
  const { service } = useSearchPorts();
  const queryClient = useQueryClient();
  const choose = ({ value, found }: CityOption) => {
    // The results page need not look the city up again.
    const place: Place | undefined = found && { kind: 'city', city: found };
    queryClient.setQueryData(placeQuery(service, value).queryKey, place);
    onChoose(value);
  };
  const suggest = useCallback(
    async (text: string, signal: AbortSignal): Promise<CityOption[]> =>
      (await service.suggestCities(text, signal)).map((found) => ({
        label: labelOf(found),
        value: found.slug,
        found,
      })),
    [service],
  );
  return (
    <Autocomplete
      label="Cidade"
      name="city"
      size={size}
      placeholder="Ex.: Araguaína"
      loadOptions={suggest}
      option={city && { label: labelOf(city), value: city.slug }}
      onOptionChange={(option) => option && choose(option)}
      onFocus={onTouch}
      onTextChange={(text) => {
        onTouch?.();
        if (text === '') onClear?.();
      }}
    />
  );
}
